import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Image, Link} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';

import {didYouMean} from '../../src/shared/didYouMean';
import {linkFrom} from '../../src/shared/paths';
import {REFERENCE_ROUTE} from '../../src/site/reference';
import {current} from '../../src/site/releases';
import {fileOfRoute, readRoutes, type Route} from '../../src/site/routes';
import {sidebars} from '../../src/site/sidebar';

/** Docusaurus ignores folders with an underscore, and so do the checks of pictures. */
const IMAGES = '_images';

/** Front matter of the current manual only: a keyword leads to one page, and tags list its pages. */
const LEFT_OUT = ['keywords', 'tags'];

const RELEASES = 'src/site/releases.ts';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-'});

/** `releases.ts` with `next` as the release of `docs/`. */
function withRelease(source: string, next: string): string {
  const edits: [RegExp, string][] = [
    [/(?<=^const version = ')[^']+/m, next],
    [/(?<=^export const published.*\n)/m, `  {version: '${next}', slug: 'reality-${next}'},\n`],
  ];
  if (!source.includes(`'${next}'`))
    edits.push([/(?<=^export const releaseLines = \[\n {2}\[[^\]]*?)(?=\s*\])/m, ` '${next}',`]);
  return edits.reduce((text, [place, by]) => {
    if (!place.test(text))
      throw new Error(`${RELEASES}:1  ${String(place)} isn't there  ->  write the release ${next} by hand`);
    return text.replace(place, by);
  }, source);
}

/** Start page of an archive without the manual's own. */
const indexPage = (version: string, pages: readonly Route[], fileOf: (route: string) => string): string => `---
title: Archive of Reality ${version}
description: The pages of release ${version} that are kept for systems that have not been upgraded.
sidebar_position: 0.5
slug: /
---

# Archive of Reality ${version}

This archive keeps some pages of ${version} for systems that haven't been upgraded. It isn't maintained, and the search doesn't include it. For everything else, read [the current manual](/).

${pages.map(({route, title}) => `- [${title}](./${fileOf(route)})`).join('\n')}
`;

/**
 * Archives the current manual or a part of it like `docusaurus docs:version`, but from the Markdown of the last build,
 * where data and figures are expanded. `docs/` then describes the next release.
 * @param wanted routes to keep, with those below; by default all
 * @returns the written files
 * @throws Error before writing anything if the build or the archive isn't as expected
 */
export function archiveManual(root: string, next: string, wanted: readonly string[] = []): string[] {
  const {version} = current;
  const folder = `versioned_docs/version-${version}`;
  const at = (file: string): string => path.join(root, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const versions = JSON.parse(read('versions.json')) as string[];
  if (!/^\d+\.\d+$/.test(next) || next === version || versions.includes(next))
    throw new Error(`"${next}" is no release after ${version}  ->  write it like ${version}`);
  if (versions.includes(version))
    throw new Error(`versions.json:1  ${version} is an archive  ->  remove it there, and ${folder}`);

  const routes = readRoutes(root).filter(({route}) => route !== REFERENCE_ROUTE);
  const isBelow = (route: string, top: string): boolean => route === top || route.startsWith(`${top}/`);
  const unknown = wanted.find((top) => !routes.some(({route}) => route === top));
  if (unknown !== undefined) {
    const fix = didYouMean(
      unknown,
      routes.map(({route}) => route),
    );
    throw new Error(`"${unknown}" is no published route  ->  ${fix}`);
  }
  const pages = routes.filter(({route}) => wanted.length === 0 || wanted.some((top) => isBelow(route, top)));
  const fileOf = (route: string): string => fileOfRoute(route, routes).replace(/^docs\/|x$/g, '');
  const kept = new Map(pages.map(({route}) => [`${route === '/' ? 'index' : route}.md`, fileOf(route)]));

  const texts = new Map<string, string>();
  const copies = new Map<string, string>();
  for (const [built, target] of kept) {
    const file = `build/${built}`;
    if (!existsSync(at(file))) throw new Error(`${file}  there is no such page  ->  npm run build`);
    const {data, content} = matter(read(file));
    if (data['release'] !== `Reality ${version}`)
      throw new Error(`${file}:1  built for ${String(data['release'])}, not ${version}  ->  npm run build`);
    const {data: own} = matter(read(`docs/${target}x`));
    const front = Object.fromEntries(Object.entries(own).filter(([key]) => !LEFT_OUT.includes(key)));
    const tree = markdown.parse(content);
    visit(tree, ['link', 'image'], (node, index, parent) => {
      const {url} = node as Link | Image;
      if (/^(?:[a-z]+:|#)/.test(url)) return;
      const [file = '', hash] = url.split('#');
      const place = path.posix.join(path.posix.dirname(built), file);
      const page = kept.get(place);
      const anchor = hash === undefined ? '' : `#${hash}`;
      if (node.type === 'image') {
        const image = `${IMAGES}/${path.posix.basename(place)}`;
        copies.set(`build/${place}`, `${folder}/${image}`);
        node.url = linkFrom(target, image);
      } else if (page !== undefined) (node as Link).url = linkFrom(target, page) + anchor;
      else if (place.endsWith('.md')) (node as Link).url = `/${place.replace(/(?:^index)?\.md$/, '')}${anchor}`;
      // Not kept, such as the practice hub.
      else parent!.children.splice(index!, 1, ...(node as Link).children);
    });
    texts.set(`${folder}/${target}`, `---\n${stringify(front, {lineWidth: 0})}---\n\n${markdown.stringify(tree)}`);
  }
  if (!kept.has('index.md')) texts.set(`${folder}/index.md`, indexPage(version, pages, fileOf));
  for (const file of globSync('docs/**/_category_.json', {cwd: root}))
    if (pages.some(({route}) => isBelow(`docs/${route}`, path.posix.dirname(file))))
      copies.set(file, file.replace('docs', folder));
  texts.set(`versioned_sidebars/version-${version}-sidebars.json`, `${JSON.stringify(sidebars, null, 2)}\n`);
  texts.set('versions.json', `[${[version, ...versions].map((one) => JSON.stringify(one)).join(', ')}]\n`);
  texts.set(RELEASES, withRelease(read(RELEASES), next));

  const place = (file: string): string => {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    return at(file);
  };
  for (const [file, text] of texts) writeFileSync(place(file), text);
  for (const [file, target] of copies) copyFileSync(at(file), place(target));
  return [...texts.keys(), ...copies.values()].sort();
}
