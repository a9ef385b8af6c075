import type {ReactNode} from 'react';

import {sum} from '../../shared/collections';
import {counted} from '../../shared/inWords';
import {linoCalls, linoRoute} from '../../data/api/linoCalls';
import type {Heading, PageKey, Reference} from '../types';
import {Method} from './Operation';

interface VersionLink {
  version: string;
  isLegacy: boolean;
  /** The same page in that version, else its long page. */
  href: string;
  /** JSON: anchors of the other long page by anchors of this one. */
  anchors?: string;
}

export interface Download {
  label: string;
  href: string;
}

interface Props {
  reference: Reference;
  page: PageKey;
  versions: VersionLink[];
  hrefOf: (slug: string) => string;
  homeHref: string;
  downloads: Download[];
  baseUrl: string;
}

const headingsOf = (headings: readonly Heading[]): ReactNode =>
  headings.map(({id, title}) => (
    <li key={id} className="heading">
      <a href={`#${id}`}>{title}</a>
    </li>
  ));

export function Navigation({reference, page, versions, hrefOf, homeHref, downloads, baseUrl}: Props): ReactNode {
  const lino = reference.isLegacy ? [] : linoCalls;
  const calls = counted(sum(reference.tags.map(({operations}) => operations.length)), 'call');
  const current = (slug: string) => page.kind !== 'all' && page.slug === slug && {'aria-current': 'page' as const};
  return (
    <nav className="navigation" aria-label="API reference">
      <input
        type="search"
        className="needs-script"
        placeholder={`Filter ${calls}${lino.length > 0 ? ` and ${lino.length} of Lino` : ''}`}
        aria-label="Filter calls"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="visually-hidden" role="status" />
      <p className="versions">
        {versions.map(({version, isLegacy, href, anchors}) => (
          <a
            key={version}
            href={href}
            data-anchors={anchors}
            {...(version === reference.version && {'aria-current': 'true' as const})}
          >
            <span className="visually-hidden">Version </span>
            {version}
            {isLegacy && ' legacy'}
          </a>
        ))}
        {downloads.map(({label, href}) => (
          <a key={label} className="download" href={href} download="">
            <span className="visually-hidden">Download as </span>
            {label}
          </a>
        ))}
      </p>
      <button type="button" className="needs-script all-calls" data-do="navigation" aria-expanded={false}>
        All calls
      </button>
      <ul className="list found" hidden />
      <div className="list">
        <ul>
          <li>
            <a href={page.kind === 'all' ? '#introduction' : homeHref}>
              {page.kind === 'all' ? 'Introduction' : 'All on one page'}
            </a>
          </li>
          {page.kind === 'all' && headingsOf(reference.headings)}
        </ul>
        {reference.tags.map((tag) => (
          <div key={tag.slug} className="group">
            <a href={hrefOf(tag.slug)} {...current(tag.slug)}>
              {tag.name}
            </a>
            <ul>
              {tag.operations.map(({slug, title, method, isDeprecated}) => (
                <li key={slug}>
                  <a href={hrefOf(slug)} {...current(slug)} {...(isDeprecated && {className: 'deprecated'})}>
                    <Method method={method} />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {page.kind === 'all' && reference.later.length > 0 && <ul>{headingsOf(reference.later)}</ul>}
        {lino.length > 0 && (
          <div className="group lino">
            <a href={baseUrl + linoRoute.slice(1)}>Lino (in the manual)</a>
            <ul>
              {lino.map(({method, path, title, section}) => (
                <li key={method + path}>
                  <a href={`${baseUrl}${linoRoute.slice(1)}#${section}`}>
                    <Method method={method} />
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </nav>
  );
}
