import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parse, stringify} from 'yaml';

import {readProject} from '../../src/checks/pages/project';
import type {Data} from '../../src/data/load';
import {openData} from '../../src/data/open';
import {readTheme} from '../../src/figures/draw/theme';
import {didYouMean} from '../../src/shared/didYouMean';
import {formatFindings} from '../../src/shared/finding';
import {fileOfRoute, type Route} from '../../src/site/routes';
import {freeze} from './freeze';

/** The tag of the archive's own page. */
const INDEX_TAG = 'release-notes';

/** The page that lists what is kept. */
function indexPage(version: string, pages: readonly Route[], routes: readonly Route[], route: string): string {
  const rows = pages.map((page) => {
    const file = fileOfRoute(page.route, routes).replace(/^docs\//, './');
    return `| [${page.title}](${file}) | Say what differs from the new release |`;
  });
  return `---
title: Archive of Reality ${version}
description: The pages of release ${version} that are kept for systems that have not been upgraded, and what differs on them.
tags: [${INDEX_TAG}]
sidebar_position: 1
sidebar_label: Archive of ${version}
evidence: published
sources: ['${version}']
---

This archive keeps the pages of ${version} whose content differs, for systems that haven't been upgraded. It isn't maintained, and the search doesn't include it. For everything else, read [the current manual](/${route}).

| Page | What differs |
| --- | --- |
${rows.join('\n')}
`;
}

/** One group for each section of the manual, in its order. */
function sidebarOf(pages: readonly Route[], routes: readonly Route[]): object {
  const idOf = ({route}: Route): string => fileOfRoute(route, routes).replace(/^docs\/|\.mdx$/g, '');
  const sections = [...new Set(pages.map(({route}) => route.split('/')[0]!))];
  const items = sections.map((section) => ({
    type: 'category',
    label: routes.find(({route}) => route === section)?.title ?? section,
    items: pages.filter(({route}) => route.split('/')[0] === section).map(idOf),
  }));
  return {manual: ['index', ...items]};
}

/**
 * Keeps pages of the manual as an archive of its release: with data and node graphs as they are now, and links to all other
 * pages by route. The manual itself isn't changed.
 * @param root absolute path of the project
 * @param version the release that `docs/` describes
 * @param wanted routes of the pages to keep
 * @param data gives the data that they show
 * @returns the files that were written, relative to the project
 * @throws Error where a page can't be kept, or the release has an archive; nothing is written then
 */
export async function archivePages(
  root: string,
  version: string,
  wanted: readonly string[],
  data: () => Data = openData(root),
): Promise<string[]> {
  const {project, unreadable} = readProject(root);
  if (unreadable.length > 0) throw new Error(`nothing was archived:\n${formatFindings(unreadable)}`);
  const routes = project.routes.map(({route}) => route);
  for (const route of wanted)
    if (!routes.includes(route)) throw new Error(`"${route}" is no published route  ->  ${didYouMean(route, routes)}`);
  const versions = JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8')) as string[];
  const folder = `versioned_docs/version-${version}`;
  if (versions.includes(version) || existsSync(path.join(root, folder)))
    throw new Error(`${folder}  the archive of ${version} is there  ->  delete it, and its entry in versions.json`);

  const pages = project.routes.filter(({route}) => wanted.includes(route));
  const kept = new Set(pages.map(({route}) => fileOfRoute(route, project.routes)));
  const theme = await readTheme(path.join(root, 'src/css/tokens.css'));
  const texts = new Map<string, string>();
  const copies = new Map<string, string>();
  const tags = new Set([INDEX_TAG]);
  for (const file of kept) {
    const page = project.all.get(file);
    if (!page) throw new Error(`${file}  there is no such page  ->  write it first`);
    const {text, drawings} = await freeze(page, kept, data, theme);
    const target = file.replace('docs/', `${folder}/`);
    const beside = (name: string): string => path.posix.join(path.posix.dirname(target), name);
    texts.set(target, text);
    for (const [name, svg] of drawings) texts.set(beside(name), svg);
    for (const {url} of page.images.filter((image) => /^\.{1,2}\//.test(image.url)))
      copies.set(path.posix.join(path.posix.dirname(file), url), beside(url));
    for (const tag of (page.frontMatter['tags'] as string[] | undefined) ?? []) tags.add(tag);
  }
  const newer = project.routes.find(({route}) => route.startsWith('from-reality-'))?.route ?? '';
  texts.set(`${folder}/index.mdx`, indexPage(version, pages, project.routes, newer));
  const all = parse(readFileSync(path.join(root, 'docs/tags.yml'), 'utf8')) as Record<string, unknown>;
  const used = Object.fromEntries(Object.entries(all).filter(([tag]) => tags.has(tag)));
  texts.set(`${folder}/tags.yml`, stringify(used, {lineWidth: 0}));
  const sidebar = JSON.stringify(sidebarOf(pages, project.routes), null, 2);
  texts.set(`versioned_sidebars/version-${version}-sidebars.json`, `${sidebar}\n`);
  texts.set('versions.json', `[${[version, ...versions].map((one) => JSON.stringify(one)).join(', ')}]\n`);

  const place = (file: string): string => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    return path.join(root, file);
  };
  for (const [file, text] of texts) writeFileSync(place(file), text);
  for (const [file, target] of copies) copyFileSync(path.join(root, file), place(target));
  return [...texts.keys(), ...copies.values()].sort();
}
