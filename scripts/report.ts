import {loadData} from '../src/data/load';
import {isOpen} from '../src/data/questions/schema';
import {indexOfNames, readMentions, type IndexEntry} from '../src/markdown/names/explain';
import {counted} from '../src/shared/inWords';
import {command} from './lib/cli';

const help = `Usage: npm run report:names
       npm run report:questions

names lists the names on screen that no page of the manual explains in a heading, a table or a list: first those that a page
uses, with that page, then those that no page prints.
questions lists the questions of the register that have no published answer, or only a part of one, by area: what a product
team could answer. Each has its line in docs/_data/questions, who asks, the section that would tell, and what is known. Open
ones come first.`;

function reportNames(): void {
  const data = loadData(process.cwd());
  const index = indexOfNames(data, readMentions(data));
  const list = (title: string, wanted: IndexEntry['says']): number => {
    const lines = index
      .filter(({says}) => says === wanted)
      .map(({name, kind, module, place}) => {
        const use = wanted === 'uses' ? `, used in ${place?.address}` : '';
        return `${module}: ${name} (${kind})${use}`;
      })
      .sort((a, b) => a.localeCompare(b, 'en'));
    console.log([`${title}: ${lines.length}`, ...lines, ''].join('\n'));
    return lines.length;
  };
  const used = list('Used, but not explained', 'uses');
  const unseen = list('On no page', 'module');
  const explained = index.length - used - unseen;
  console.log(`${index.length} names: ${explained} explained, ${used} used, ${unseen} on no page`);
}

function reportQuestions(): void {
  const areas = loadData(process.cwd()).questions.map(({area, questions}) => ({area, open: questions.filter(isOpen)}));
  for (const {area, open} of areas) {
    if (open.length > 0) console.log(`\n${area}: ${counted(open.length, 'question')}`);
    for (const one of open.sort((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'))) {
      const place = `docs/_data/questions/${area}.yml:${one.lineOf('question')}`;
      console.log(`  ${one.status.padEnd(6)}  ${one.question}`);
      console.log(`          ${one.roles.join(', ')}; ${one.owner}; ${place}\n          ${one.known}`);
    }
  }
  const all = areas.flatMap(({open}) => open);
  const open = all.filter(({status}) => status === 'open').length;
  console.log(`\n${counted(all.length, 'question')}: ${open} open, ${all.length - open} answered in part`);
}

await command(help, {allowPositionals: true}, ({positionals: [what]}) => {
  if (what === 'names') reportNames();
  else reportQuestions();
  return 0;
});
