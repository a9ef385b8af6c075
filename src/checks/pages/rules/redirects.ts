import {didYouMean} from '../../../shared/didYouMean';
import {readRedirects, redirectsFile, type Redirect} from '../../../site/redirects';
import type {Project, ReportFile, ReportLine} from '../project';

/** Redirects lead in one step from an address that is no page any more to one that is. */
export function redirectsRule({root, routes}: Project, reportFile: ReportFile): void {
  const pages = routes.map(({route}) => (route === '/' ? '/' : `/${route}`));
  const redirects = readRedirects(root);
  const report: ReportLine = (...fault) => reportFile(redirectsFile, ...fault);
  for (const [index, {from, to, line}] of redirects.entries()) {
    const end = endOf(to, redirects);
    if (!from.startsWith('/') || /[#?]|.\/$/.test(from))
      report(line, `redirect from "${from}"`, 'write a path with a slash before it, none after it, without # and ?');
    if (redirects.findIndex((one) => one.from === from) !== index)
      report(line, `${from} is redirected twice`, 'keep one of the two');
    if (pages.includes(from)) report(line, `${from} is a page`, 'remove the redirect, or the page and its route');
    if (from === to || end === undefined) {
      report(line, `${from} leads back to itself`, 'name the page that has taken its place');
    } else if (end !== to) {
      report(line, `${from} leads to ${to}, which is redirected itself`, `write ${end}`);
    } else if (!pages.includes(to)) {
      const fix = didYouMean(to, pages, 'name a route of src/site/routes.tsv');
      report(line, `${from} leads to ${to}, which is no page`, fix);
    }
  }
}

/** The target of a chain of redirects; undefined for a loop. */
function endOf(start: string, redirects: readonly Redirect[]): string | undefined {
  let place = start;
  for (let step = 0; step <= redirects.length; step += 1) {
    const next = redirects.find(({from}) => from === place);
    if (!next) return place;
    place = next.to;
  }
  return undefined;
}
