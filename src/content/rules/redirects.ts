import type {Finding} from '../../shared/finding';
import {didYouMean} from '../../shared/didYouMean';
import {readRedirects, redirectsFile, type Redirect} from '../../site/redirects';
import type {Project} from '../project';

/** Redirects lead in one step from an address that is no page any more to one that is. */
export function redirectsRule({root, routes}: Project): Finding[] {
  const pages = routes.map(({route}) => (route === '/' ? '/' : `/${route}`));
  const redirects = readRedirects(root);
  const findings: Finding[] = [];
  const sources = redirects.map(({from}) => from);
  for (const [index, {from, to, line}] of redirects.entries()) {
    const report = (what: string, cure: string) => findings.push({file: redirectsFile, line, what, cure});
    const end = endOf(to, redirects);
    if (!from.startsWith('/') || /[#?]|.\/$/.test(from)) {
      report(`redirect from "${from}"`, 'write a path with a slash before it, none after it, without # and ?');
    }
    if (sources.indexOf(from) !== index) {
      report(`${from} is redirected twice`, 'keep one of the two');
    }
    if (pages.includes(from)) {
      report(`${from} is a page`, 'remove the redirect, or the page and its route');
    }
    if (from === to || end === undefined) {
      report(`${from} leads back to itself`, 'name the page that has taken its place');
    } else if (end !== to) {
      report(`${from} leads to ${to}, which is redirected itself`, `write ${end}`);
    } else if (!pages.includes(to)) {
      report(`${from} leads to ${to}, which is no page`, didYouMean(to, pages, 'name a route of src/site/routes.tsv'));
    }
  }
  return findings;
}

/** Where a chain of redirects ends; undefined where it never does. */
function endOf(start: string, redirects: readonly Redirect[]): string | undefined {
  let place = start;
  for (let step = 0; step <= redirects.length; step += 1) {
    const next = redirects.find(({from}) => from === place);
    if (!next) {
      return place;
    }
    place = next.to;
  }
  return undefined;
}
