import path from 'node:path';
import {counted} from '../src/shared/inWords';
import {products} from '../src/site/products';
import {site} from '../src/site/site';
import {command, report as printReport} from './lib/cli';
import {findMachinePaths} from '../src/checks/links/machinePaths';
import {checkLinks} from '../src/checks/links/site';

const help = `Usage: npm run check:links -- [build folder]

Checks the built site (default: build): every internal link, fragment, picture, script and style sheet of every page leads
somewhere, and no file has a path of the machine that built it. Links to sibling sites and to other hosts are counted and
listed, never fetched. Ends with 1 when a link leads nowhere, a path is found, or there are no pages.`;

/** Max pages listed per broken link. */
const pagesShown = 3;

function run(folder: string): number {
  const build = path.resolve(folder);
  const report = checkLinks(build, {
    ...site,
    siblings: products.flatMap(({releases}) => releases.map(({slug}) => slug)),
  });
  for (const {url, from, why, near, files} of report.broken) {
    const more = files.length > pagesShown ? ` and ${files.length - pagesShown} more pages` : '';
    const fix = near ? `did you mean ${near}?` : 'correct or remove the link';
    console.error(`${files.slice(0, pagesShown).join(', ')}${more}  ${from} ${url} ${why}  ->  ${fix}`);
  }
  for (const [name, counts] of [
    ['sibling sites', report.siblings],
    ['other hosts', report.external],
  ] as const) {
    const list = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([key, count]) => `${key} (${count})`);
    console.log(`${name}, not fetched: ${list.join(', ') || 'none'}`);
  }
  console.log(
    `${counted(report.pages, 'page')}, ${counted(report.internal, 'internal link')}, ${report.broken.length} broken`,
  );
  const {findings, count} = findMachinePaths(build, process.cwd());
  const paths = printReport(findings, `${count} files searched for paths of a machine`);
  return report.broken.length > 0 || report.internal === 0 ? 1 : paths;
}

await command(help, {allowPositionals: true}, ({positionals}) => run(positionals[0] ?? 'build'));
