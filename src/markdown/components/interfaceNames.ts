import type {RootContent} from 'mdast';
import {groupBy} from '../../shared/collections';
import {escapeHtml, joinHtml, markup, type Html} from '../../shared/html';
import {indexOfNames, readMentions, type IndexEntry} from '../names/explain';
import {filter, jsxFlow} from '../mdastNodes';
import type {Data} from '../../data/load';
import {site} from '../../site/site';
import {letterHeading, letterIndex, letterOf} from './letters';

/** The words before a link to a place that does not explain the name. */
const leads: Record<IndexEntry['says'], string> = {explains: '', uses: 'used in ', module: 'see '};

/** Caveats of a name: its note, and a badge with its releases, the current one apart, and whether it is inferred. */
function remarks({releases, isInferred, note}: IndexEntry): Html {
  const known = [...releases.map((one) => one.replace(' - ', ' to ')), ...(isInferred ? ['inferred'] : [])];
  const badge = known.length > 0 && markup`<small class="release">${escapeHtml(known.join(', '))}</small>`;
  return joinHtml([note !== undefined && escapeHtml(`(${note})`), badge], ' ');
}

function item(entry: IndexEntry): Html {
  const {name, kind, module, where, place, says} = entry;
  const address = place && escapeHtml(site.basePath + place.address.replace(/^\//, ''));
  const title = place && (place.heading === undefined ? place.page : `${place.page}: ${place.heading}`);
  const lead = escapeHtml(leads[says]);
  const link = address && title && markup`${lead}<a href="${address}">${escapeHtml(title)}</a>`;
  const kindOf = escapeHtml(`${kind}, ${module}${where === undefined ? '' : `: ${where}`}`);
  const what = joinHtml([kindOf, remarks(entry)], ' ');
  return markup`<li><b>${escapeHtml(name)}</b> <span>${what}</span> <span>${link || markup``}</span></li>`;
}

/**
 * `<InterfaceNames />`: every name on screen under its letter, with what it is and the place that explains it. The entries
 * are ready HTML, since some hundreds of them as components would cost every reader of the page their download and start.
 */
export function interfaceNames(data: Data): RootContent[] {
  const letters = groupBy(indexOfNames(data, readMentions(data)), ({name}) => letterOf(name));
  const sections = [...letters].map(([letter, entries]) =>
    jsxFlow('section', {}, [letterHeading(letter), jsxFlow('NameList', {html: joinHtml(entries.map(item))}, [])]),
  );
  return [letterIndex([...letters.keys()]), filter('names', 'Name, kind, place, release, or page', 'li', sections)];
}
