import {loadData} from '../src/data/load';
import {indexOfNames, readMentions, type IndexEntry} from '../src/markdown/names/explain';
import {command} from './lib/cli';

const help = `Usage: npm run report:names [-- --json]

Lists the names on screen that no page of the manual explains in a heading, a table or a list: first those that a page uses,
with that page, then those that no page prints. --json prints the whole index as data.`;

function line({name, kind, module, place, says}: IndexEntry): string {
  return `${module}: ${name} (${kind})${says === 'uses' ? `, used in ${place?.address}` : ''}`;
}

function run(isJson: boolean): number {
  const data = loadData(process.cwd());
  const index = indexOfNames(data, readMentions(data));
  if (isJson) {
    console.log(JSON.stringify(index, undefined, 2));
    return 0;
  }
  const used = index.filter(({says}) => says === 'uses');
  const unseen = index.filter(({says}) => says === 'module');
  for (const [title, entries] of [
    ['Used, but not explained', used],
    ['On no page', unseen],
  ] as const) {
    const lines = entries.map(line).sort((a, b) => a.localeCompare(b, 'en'));
    console.log([`${title}: ${entries.length}`, ...lines, ''].join('\n'));
  }
  const explained = index.length - used.length - unseen.length;
  console.log(`${index.length} names: ${explained} explained, ${used.length} used, ${unseen.length} on no page`);
  return index.length === 0 ? 1 : 0;
}

await command(help, {options: {json: {type: 'boolean', default: false}}}, ({values}) => run(values.json));
