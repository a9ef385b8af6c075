import type {RootContent} from 'mdast';
import {groupBy} from '../../shared/collections';
import {escapeHtml, joinHtml, markup, type Html} from '../../shared/html';
import type {Data} from '../../data/load';
import type {InterfaceName, InterfaceNames} from '../../data/schemas';
import {counted} from '../../shared/inWords';
import {isCurrent} from '../../site/releases';
import {namesRoute} from '../../site/routes';
import {site} from '../../site/site';
import {filter, joined, jsxFlow, link, paragraph, text} from '../mdastNodes';
import {letterHeading, letterIndex, letterOf} from './letters';

/** Note, releases if the current one isn't among them, and whether the name is inferred. */
function remarks({releases = [], status, note}: InterfaceName): Html {
  const known = [
    ...(isCurrent(releases) ? [] : releases.map((one) => one.replace(' - ', ' to '))),
    ...(status === 'inferred' ? ['inferred'] : []),
  ];
  const badge = known.length > 0 && markup`<small class="release">${escapeHtml(known.join(', '))}</small>`;
  return joinHtml([note !== undefined && escapeHtml(`(${note})`), badge], ' ');
}

/** Links to its page, else to its module. */
function item(entry: InterfaceName, {module, sections}: InterfaceNames, {titleOf}: Data['pages']): Html {
  const {name, kind, where, page} = entry;
  const address = page ?? sections[0]!;
  const title = titleOf(address.replace(/^\//, ''));
  const href = escapeHtml(site.basePath + address.replace(/^\//, ''));
  const link =
    title && markup`${escapeHtml(page === undefined ? 'see ' : '')}<a href="${href}">${escapeHtml(title)}</a>`;
  const kindOf = escapeHtml(`${kind}, ${module}${where === undefined || where === module ? '' : `: ${where}`}`);
  const what = joinHtml([kindOf, remarks(entry)], ' ');
  return markup`<li><b>${escapeHtml(name)}</b> <span>${what}</span> <span>${link || markup``}</span></li>`;
}

/**
 * `<InterfaceNames />`: names by letter, with their meaning and a link. As HTML, because hundreds of components would
 * slow down the page.
 */
export function interfaceNames({interfaceNames, pages}: Data): RootContent[] {
  const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});
  const entries = interfaceNames
    .flatMap((file) => file.names.map((entry) => ({entry, file})))
    .sort((a, b) => collator.compare(a.entry.name, b.entry.name) || collator.compare(a.file.module, b.file.module));
  const sections = [...groupBy(entries, ({entry}) => letterOf(entry.name))].map(([letter, all]) => {
    const html = joinHtml(all.map(({entry, file}) => item(entry, file, pages)));
    const fold = counted(all.length, 'name');
    return {letter, section: jsxFlow('section', {}, [letterHeading(letter), jsxFlow('NameList', {html, fold}, [])])};
  });
  const list = sections.map(({section}) => section);
  const modules = interfaceNames.map(({module}) => module).sort((a, b) => collator.compare(a, b));
  const links = modules.map((module) => [
    link(`${namesRoute}?filter=${encodeURIComponent(module)}`, [text(module.replaceAll(' ', '\u00a0'))]),
  ]);
  return [
    letterIndex(sections.map(({letter}) => letter)),
    jsxFlow('div', {'data-search': 'off'}, [paragraph([text('Modules: '), ...joined(links, ' · ')])]),
    filter('names', 'Name, kind, place, release, or page', 'li', list),
  ];
}
