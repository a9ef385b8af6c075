import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {escapeHtml} from '../../shared/html';
import type {Operation, PageKey, Reference, Tag} from '../types';
import {REFERENCE_ROUTE} from '../../site/reference';
import {ownPath, pagePath, type ApiVersion} from '../../data/api/versions';
import {InManual, Links, Text} from './Fields';
import {Heading} from './Heading';
import {Navigation, type Download} from './Navigation';
import {Method, OperationSection, Path} from './Operation';
import {Box, MyValues, withFindable} from './Samples';

export interface ReferenceData {
  versions: readonly ApiVersion[];
  references: Reference[];
  css: string;
  baseUrl: string;
  editUrl: string;
}

const operationsOf = (reference: Reference) => reference.tags.flatMap((tag) => tag.operations);

function LegacyNote({reference, href}: {reference: Reference; href: string}): ReactNode {
  return reference.isLegacy ? (
    <p className="note">
      Version {reference.version} of the API is deprecated. Write new code against{' '}
      <a href={href}>the current version</a>.
    </p>
  ) : null;
}

function LongPage(props: {
  reference: Reference;
  note: ReactNode;
  downloads: Download[];
  pageOf: (slug: string) => string;
}): ReactNode {
  const {reference, note, downloads, pageOf} = props;
  const first = operationsOf(reference)[0]!;
  return (
    <>
      <section className="panes intro" id="introduction">
        <div className="description">
          <h1>
            {reference.title} <small>{reference.version}</small>
          </h1>
          {note}
          <InManual links={reference.links} />
          <Links
            label="After the calls"
            links={reference.later.map(({id, title}) => ({text: title, href: `#${id}`}))}
          />
          <Text>{reference.introduction}</Text>
        </div>
        <div className="samples" data-theme="dark">
          <p className="caption">Base URL, in front of every path</p>
          <Box code={{text: '', html: escapeHtml(reference.baseAddress)}} label="Base URL" what="the base URL" />
          <div className="requests">
            <p className="caption">
              A first call: <a href={`#${first.slug}`}>{first.title}</a>
            </p>
            <Box code={first.requests[0]!.calls.curl} label="A first call" what="the first call" />
          </div>
          <p className="needs-script">
            <MyValues />
          </p>
          <p className="caption">
            {reference.isLegacy ? 'OpenAPI description' : 'OpenAPI description, types for TypeScript'}
          </p>
          <ul>
            {downloads.map(({label, href}) => (
              <li key={label} className="file">
                <a href={href} download="">
                  {href.split('/').at(-1)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {reference.tags.map((tag) => (
        <section key={tag.slug} aria-label={tag.name}>
          <div className="panes tag" id={tag.slug}>
            <div className="description">
              <Heading level={2} id={tag.slug} title={tag.name} isAnchored={false} />
              <Text>{tag.description}</Text>
              <InManual links={tag.links} />
            </div>
            <div className="samples" data-theme="dark" />
          </div>
          {tag.operations.map((operation) => (
            <OperationSection key={operation.slug} operation={operation} level={3} pageHref={pageOf(operation.slug)} />
          ))}
        </section>
      ))}
      {reference.later.map(({id, title, html}) => (
        <section key={id} className="panes later" id={id} aria-label={title} data-search="section">
          <div className="description">
            <Heading level={2} id={id} title={title} isAnchored={false} search="heading" />
            <Text>{html}</Text>
          </div>
          <div className="samples" data-theme="dark" />
        </section>
      ))}
    </>
  );
}

function TagPage({tag, note, hrefOf}: {tag: Tag; note: ReactNode; hrefOf: (slug: string) => string}): ReactNode {
  return (
    <section className="panes tag" id={tag.slug}>
      <div className="description">
        <h1>{tag.name}</h1>
        {note}
        <Text>{tag.description}</Text>
        <InManual links={tag.links} />
        <ul className="calls">
          {tag.operations.map(({slug, title, method, path, summary}) => (
            <li key={slug}>
              <a href={hrefOf(slug)}>{title}</a>
              <p className="address">
                <Method method={method} /> <Path path={path} />
              </p>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OperationPage(props: {
  reference: Reference;
  operation: Operation;
  note: ReactNode;
  hrefOf: (slug: string) => string;
}): ReactNode {
  const {reference, operation, note, hrefOf} = props;
  const all = operationsOf(reference);
  const at = all.indexOf(operation);
  const link = (target: Operation | undefined, word: string, rel: string) =>
    target && (
      <a href={hrefOf(target.slug)} rel={rel} className={rel}>
        <small>{word}</small>
        {target.title}
      </a>
    );
  return (
    <>
      {note}
      <OperationSection operation={operation} level={1} href={`${hrefOf(operation.slug)}.md`} />
      <nav className="neighbors" aria-label="Calls before and after">
        {link(all[at - 1], 'Previous', 'prev')}
        {link(all[at + 1], 'Next', 'next')}
      </nav>
    </>
  );
}

/** Shown above a search result. */
function trailOf({version, isLegacy}: Reference, operation: Operation | undefined): string {
  const api = `REST API ${version}${isLegacy ? ' (legacy)' : ''}`;
  if (!operation) return api;
  return [api, operation.tag, `${operation.method.toUpperCase()} ${ownPath(operation.path)}`].join(' › ');
}

function findPage(data: ReferenceData, page: PageKey) {
  const reference = data.references.find(({version}) => version === page.version);
  const tag = reference?.tags.find(({slug}) => page.kind === 'tag' && slug === page.slug);
  const operation =
    reference && operationsOf(reference).find(({slug}) => page.kind === 'operation' && slug === page.slug);
  if (!reference || (page.kind === 'tag' && !tag) || (page.kind === 'operation' && !operation)) {
    throw new Error(
      `The reference has no ${page.kind} "${page.slug}" in version ${page.version}  ->  run the build again: generated pages are stale`,
    );
  }
  return {reference, tag, operation};
}

const isSame = (one: Operation, other: Operation) =>
  one.id === other.id || one.replacedBy === other.id || one.id === other.replacedBy;

function counterparts(reference: Reference, other: Reference): Record<string, string> {
  const operations = operationsOf(other);
  const tags = new Set(other.tags.map(({slug}) => slug));
  return Object.fromEntries(
    reference.tags.flatMap((tag) => [
      ...(tags.has(tag.slug) ? [[tag.slug, tag.slug]] : []),
      ...tag.operations.flatMap((operation) => {
        const twin = operations.find((one) => isSame(operation, one));
        return twin ? [[operation.slug, twin.slug]] : [];
      }),
    ]) as [string, string][],
  );
}

const slugsOf = (reference: Reference) =>
  new Set(reference.tags.flatMap((tag) => [tag.slug, ...tag.operations.map(({slug}) => slug)]));

/** Static HTML of the three panes. */
export function renderPage(data: ReferenceData, page: PageKey): string {
  const {reference, tag, operation} = findPage(data, page);
  const address = (version: string, slug = '') =>
    data.baseUrl.replace(/\/$/, '') + pagePath(data.versions, version, slug);
  const hrefOf = (slug: string) => (page.kind === 'all' ? `#${slug}` : address(reference.version, slug));
  const note = <LegacyNote reference={reference} href={address(data.versions[0]!.version)} />;
  const file = `${data.baseUrl}${REFERENCE_ROUTE}/${reference.file}`;
  const home = address(reference.version);
  const descriptions = ['YAML', 'JSON'].map((label) => ({label, href: `${file}.${label.toLowerCase()}`}));
  const downloads = [...descriptions, {label: 'MD', href: `${home}.md`}];
  const kit = [{label: 'd.ts', href: `${file}.d.ts`}];

  const body = renderToStaticMarkup(
    <div
      className={`reference ${page.kind === 'all' ? 'long' : page.kind}-page`}
      data-version={reference.version}
      data-home={home}
    >
      <Navigation
        reference={reference}
        page={page}
        hrefOf={hrefOf}
        homeHref={home}
        versions={data.references.map((other) => {
          const found = counterparts(reference, other);
          return {
            version: other.version,
            isLegacy: other.isLegacy,
            href: address(other.version, found[page.slug]),
            ...(page.kind === 'all' && {anchors: other === reference ? '' : JSON.stringify(found)}),
          };
        })}
        downloads={downloads}
        baseUrl={data.baseUrl}
      />
      <article className="content" data-search-trail={trailOf(reference, operation)}>
        {page.kind === 'all' && (
          <LongPage
            reference={reference}
            note={note}
            downloads={reference.isLegacy ? descriptions : [...descriptions, ...kit]}
            pageOf={(slug) => address(reference.version, slug)}
          />
        )}
        {tag && <TagPage tag={tag} note={note} hrefOf={hrefOf} />}
        {operation && <OperationPage reference={reference} operation={operation} note={note} hrefOf={hrefOf} />}
        <p className="edit">
          <a href={`${data.editUrl}${reference.file}.yaml`}>Edit this page</a>
        </p>
      </article>
      <div className="foot needs-script">
        <button type="button" data-do="list">
          All calls
        </button>
        {page.kind !== 'tag' && (
          <>
            <button type="button" data-do="samples">
              Samples
            </button>
            {!reference.isLegacy && (
              <button type="button" className="try" data-do="tryHere">
                Try it
              </button>
            )}
          </>
        )}
      </div>
    </div>,
  );
  const linked = page.kind === 'all' ? linkWithin(body, address(reference.version), slugsOf(reference)) : body;
  return `<style>${data.css}</style>${withFindable(linked)}`;
}

/** Links to operations stay on the long page. */
function linkWithin(body: string, home: string, slugs: ReadonlySet<string>): string {
  // Only links around code come from descriptions.
  return body.replace(
    /href="([^"#]+)\/([^"/#]+)(#[^"]+)?"(?!>Page of this call)/g,
    (whole, folder: string, slug: string, anchor?: string) =>
      folder === home && slugs.has(slug) ? `href="${anchor ?? `#${slug}`}"` : whole,
  );
}

export function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
}
