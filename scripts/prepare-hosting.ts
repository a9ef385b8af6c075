import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {sum} from '../src/shared/collections';
import {counted} from '../src/shared/inWords';
import {readRedirects} from '../src/site/redirects';
import {site} from '../src/site/site';
import {compressTexts, texts} from './hosting/compress';
import {generated, hostingOf} from './hosting/hosting';
import {inlineStyles} from './hosting/inlineStyles';
import {nginxFiles} from './hosting/nginx';
import {policyOf} from './hosting/policy';
import {command, report} from './lib/cli';

const help = `Usage: npx tsx scripts/prepare-hosting.ts [build folder]

Prepares the built site (default: build) for web servers; part of \`npm run build\`. It puts the style sheet into the pages, makes
the Content-Security-Policy from what they have inline, writes build.json (what the build was
made for) and deploy/generated (hosting.json for any server, nginx/ for nginx), and compresses texts. Ends with 1
where a page has something that the policy can't allow.`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** `deploy/publish.sh` compares them with its target. */
const made = {
  title: site.title,
  basePath: site.basePath,
  origin: site.origin,
  repository: site.editUrl,
  fixtures: process.env['SITE_FIXTURES'] === 'true',
};

await command(help, {allowPositionals: true}, async ({positionals}) => {
  const build = path.resolve(positionals[0] ?? 'build');
  const compressing = compressTexts(build, texts.files);
  const files = globSync(texts.pages, {cwd: build}).sort();
  const pages = new Map(files.map((page) => [page, readFileSync(path.join(build, page), 'utf8')]));
  const styled = inlineStyles(pages, build, site.basePath);
  for (const [page, html] of styled) writeFileSync(path.join(build, page), html);
  const {policy, findings} = policyOf(new Map([...pages, ...styled]));
  if (findings.length > 0 || pages.size === 0) return report(findings, counted(pages.size, 'page'), pages.size > 0);
  const hosting = hostingOf(site.basePath, policy, readRedirects(process.cwd()), files);
  write(path.join(build, 'build.json'), `${JSON.stringify(made, null, 2)}\n`);
  rmSync(generated(build), {recursive: true, force: true});
  write(generated(build, 'hosting.json'), `${JSON.stringify(hosting, null, 2)}\n`);
  for (const [name, text] of Object.entries(nginxFiles(hosting))) write(generated(build, 'nginx/conf.d', name), text);
  const compressed = sum(await Promise.all([compressing, compressTexts(build, texts.pages)]));
  console.log(
    `${styled.size} pages have their styles inside, ${pages.size} are under one policy, ${compressed} texts compressed`,
  );
  return 0;
});
