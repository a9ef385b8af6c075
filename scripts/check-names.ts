import {checkNames} from '../src/names/check';
import {command, report} from './lib/cli';

const help = `Usage: npx tsx scripts/check-names.ts [page or folder ...]

Holds every name on screen that pages print (bold text, menu paths, first columns of property tables, labels of panels)
against docs/_data/interface-names, the node data and the fields of the REST API. Without arguments it checks the pages of
docs and versioned_docs. Prints one line for each finding: file:line  what  ->  cure. Ends with 1 when there are any, or
no name to check.`;

function run(paths: string[]): number {
  const folders = paths.length > 0 ? paths : ['docs', 'versioned_docs'];
  const {pages, names, findings} = checkNames(process.cwd(), folders);
  if (names === 0) {
    throw new Error(
      `${paths.join(', ') || 'docs'}:1  no name on screen found  ->  run this in the project folder, or name pages below it`,
    );
  }
  return report(findings, `${names} names on ${pages} pages`);
}

await command(help, {allowPositionals: true}, ({positionals}) => run(positionals));
