import {resolve} from 'node:path';
import {checkApi} from './api/check';
import {command, report} from './lib/cli';

const help = `Usage: npx tsx scripts/check-api.ts [--root folder]

Checks the descriptions of the REST API, api/hub-*.yaml: lints each with the rules of api/redocly.yaml, holds versions
and replaced calls against each other, and looks up every /api/rest/v1 address that a page names.
Prints one line for each finding: file:line  what  ->  cure. Ends with 1 when there are any, or nothing to check.

  --root folder  check another copy of the project; default: the current folder`;

async function run(root: string): Promise<number> {
  const {descriptions, addresses, pages, findings} = await checkApi(root);
  return report(findings, `${descriptions} descriptions, ${addresses} addresses in ${pages} pages`);
}

await command(help, {options: {root: {type: 'string', default: '.'}}}, ({values}) => run(resolve(values.root)));
