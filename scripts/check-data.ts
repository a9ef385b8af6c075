import {readData, type Data} from '../src/data/load';
import {validatePages} from '../src/data/validatePages';
import {command, report} from './lib/cli';

const help = `Usage: npx tsx scripts/check-data.ts [page or folder ...]

Checks the data files of docs/_data, and the MDX components of pages: what they ask of the data (ids of terms, nodes,
modules, purposes), their attributes and what they hold. Without arguments it checks the pages of docs and versioned_docs.
Prints one line for each finding: file:line  what  ->  cure. Ends with 1 when there are any, or nothing to check.`;

function run(paths: string[]): number {
  const root = process.cwd();
  const {data, findings: faults} = readData(root);
  // Pages are read against the data, so they can wait until it is right.
  const {pages, findings} =
    faults.length > 0
      ? {pages: 0, findings: []}
      : validatePages(root, paths.length > 0 ? paths : ['docs', 'versioned_docs'], () => data as Data);
  if (faults.length === 0 && pages === 0) {
    throw new Error(
      `${paths.join(', ') || 'docs'}:1  no pages found to check  ->  run this in the project folder, or name pages below it`,
    );
  }
  return report([...faults, ...findings], `${pages} pages`);
}

await command(help, {allowPositionals: true}, ({positionals}) => run(positionals));
