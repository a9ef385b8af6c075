import type {RootContent} from 'mdast';
import {groupBy} from '../../shared/collections';
import {escapeHtml} from '../../shared/escape';
import {indexOfNames, readMentions, type IndexEntry} from '../names/explain';
import {filter, jsxFlow} from '../mdastNodes';
import type {Data} from '../../data/load';
import {letterHeading, letterIndex, letterOf} from './letters';

/** The words before a link to a place that does not explain the name. */
const leads: Record<IndexEntry['says'], string> = {explains: '', uses: 'used in ', module: 'see '};

function item({name, kinds, module, later, place, says}: IndexEntry): string {
  const address = place && `/${place.address.replace(/^\//, '')}`;
  const title = place && (place.heading === undefined ? place.page : `${place.page}: ${place.heading}`);
  const link = address && title && `${leads[says]}<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;
  const release = later.length > 0 ? ` (${later.join(', ')})` : '';
  return `<li><b>${escapeHtml(name)}</b> <span>${escapeHtml(`${kinds.join(', ')}, ${module}${release}`)}</span> <span>${link ?? ''}</span></li>`;
}

/**
 * `<InterfaceNames />`: every name on screen under its letter, with what it is and the place that explains it. The entries
 * are ready HTML, since some hundreds of them as components would cost every reader of the page their download and start.
 */
export function interfaceNames(data: Data): RootContent[] {
  const letters = groupBy(indexOfNames(data, readMentions(data)), ({name}) => letterOf(name));
  const sections = [...letters].map(([letter, entries]) =>
    jsxFlow('section', {}, [letterHeading(letter), jsxFlow('NameList', {html: entries.map(item).join('')}, [])]),
  );
  return [letterIndex([...letters.keys()]), filter('names', 'Name, kind, module, or page', 'li', sections)];
}
