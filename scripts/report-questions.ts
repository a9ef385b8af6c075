import {loadData} from '../src/data/load';
import {isOpen, type OpenQuestion} from '../src/data/questions/schema';
import {counted} from '../src/shared/inWords';
import {command} from './lib/cli';

const help = `Usage: npm run report:questions [-- --json]

Lists the questions of the register that have no published answer, or only a part of one, by area: what a product team could
answer. Each has its line in docs/_data/questions, who asks, the section that would tell, and what is known. Open ones come
first. --json prints the same as data.`;

interface Row extends Pick<OpenQuestion, 'id' | 'question' | 'status' | 'roles' | 'owner' | 'known' | 'test'> {
  readonly area: string;
  readonly file: string;
  readonly line: number;
}

function rowsOf(root: string): Row[] {
  return loadData(root).questions.flatMap(({area, questions}) =>
    questions
      .filter(isOpen)
      .sort((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'))
      .map(({id, question, status, roles, owner, known, test, lineOf}) => {
        const file = `docs/_data/questions/${area}.yml`;
        return {id, area, question, status, roles, owner, known, test, file, line: lineOf('question')};
      }),
  );
}

function print(rows: readonly Row[]): void {
  for (const area of new Set(rows.map((row) => row.area))) {
    const own = rows.filter((row) => row.area === area);
    console.log(`\n${area}: ${counted(own.length, 'question')}`);
    for (const {question, status, roles, owner, known, file, line} of own) {
      console.log(
        `  ${status.padEnd(6)}  ${question}\n          ${roles.join(', ')}; ${owner}; ${file}:${line}\n          ${known}`,
      );
    }
  }
  const open = rows.filter(({status}) => status === 'open').length;
  console.log(`\n${counted(rows.length, 'question')}: ${open} open, ${rows.length - open} answered in part`);
}

function run(isJson: boolean): number {
  const rows = rowsOf(process.cwd());
  if (isJson) console.log(JSON.stringify(rows, undefined, 2));
  else print(rows);
  return 0;
}

await command(help, {options: {json: {type: 'boolean', default: false}}}, ({values}) => run(values.json));
