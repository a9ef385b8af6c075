import {loadData} from '../src/data/load';
import {isOpen} from '../src/data/questions/schema';
import {counted} from '../src/shared/inWords';
import {command} from './lib/cli';

const help = `Usage: npm run report:questions

Lists the questions of the register that have no answer, or only a part of one, by area: what a product team could
answer. Each has who asks, the section that would tell, its line in docs/_data/questions, and what is open. Open ones come first.`;

await command(help, {}, () => {
  for (const {area, questions} of loadData(process.cwd()).questions) {
    const found = questions.filter(isOpen).sort((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'));
    console.log(`\n${area}: ${counted(found.length, 'question')}`);
    for (const {status, question, roles, owner, known, lineOf} of found) {
      console.log(`  ${status.padEnd(6)}  ${question}`);
      console.log(`          ${roles.join(', ')}; ${owner}; docs/_data/questions/${area}.yml:${lineOf('question')}`);
      console.log(`          ${known}`);
    }
  }
  return 0;
});
