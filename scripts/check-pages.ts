import {command, report} from './lib/cli';
import {checkPages} from '../src/content/check';

const help = `Usage: npx tsx scripts/check-pages.ts [file or folder ...]

Checks pages of the manual without a build: front matter, places in the sidebar, routes, links, headings, pictures,
terminology. Without arguments it checks all pages, that none is missing, that no picture is unused and that redirects
lead to pages. Prints one line for each finding: file:line  what  ->  cure. Ends with 1 when there are any.`;

function run(paths: string[]): number {
  const {findings, count} = checkPages(process.cwd(), paths);
  return report(findings, `${count} pages`);
}

await command(help, {allowPositionals: true}, ({positionals}) => run(positionals));
