import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio/slim';
import matter from 'gray-matter';
import GithubSlugger from 'github-slugger';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from '@playwright/test';

import {getOrMake} from '../../src/shared/collections';
import {CONTENTS_ROUTE} from '../../src/site/contents';
import {site} from '../../src/site/site';
import {behavior, build, launcherInterface, open, sitemapPages} from './support/site';

interface Parsed {
  readonly front: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly headings: readonly {readonly depth: number; readonly text: string}[];
  readonly fragments: ReadonlySet<string>;
}

/** The comment that has the ID of a heading. */
const headingId = /^<!-- #(\S+) -->$/;

const parsed = new Map<string, Parsed>();
const ids = new Map<string, ReadonlySet<string>>();

/** Reads a Markdown file of the built site. */
function parse(file: string): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const {data, content} = matter(readFileSync(path.join(build, file), 'utf8'));
  const tree = unified().use(remarkParse).use(remarkGfm).parse(content);
  const slugger = new GithubSlugger();
  const headings: {depth: number; text: string}[] = [];
  const fragments = new Set<string>();
  visit(tree, 'heading', (node) => {
    const text = condense(toString(node, {includeHtml: false}));
    const slug = slugger.slug(text);
    const last = node.children.at(-1);
    headings.push({depth: node.depth, text});
    fragments.add(last?.type === 'html' ? last.value.replace(headingId, '$1') : slug);
  });
  const made = {front: data, tree, headings, fragments};
  parsed.set(file, made);
  return made;
}

/** The IDs of the page of a file. */
function idsOf(file: string): ReadonlySet<string> {
  const page = file === 'index.md' ? '' : file.slice(0, -3);
  return getOrMake(ids, page, () => {
    const html = readFileSync(path.join(build, page, 'index.html'), 'utf8');
    return new Set([...html.matchAll(/ id=(?:"([^"]*)"|([^\s>]*))/g)].map(([, quoted, bare]) => (quoted ?? bare)!));
  });
}

const condense = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of a page's file. */
const readFileOfPage = (page: string): string => readFileSync(path.join(build, fileOf(page)), 'utf8');

/** The headings of the article of a built page, in order. */
function headingsOf(html: string): {depth: number; text: string}[] {
  const article = /<div class="theme-doc-markdown.*?<\/article>/s.exec(html)?.[0] ?? '';
  // Parsing the whole article takes much longer.
  const $ = load([...article.matchAll(/<h([1-6])\b[^>]*>.*?<\/h\1>/gs)].map(([heading]) => heading).join(''));
  $('.hash-link').remove();
  return $('h1, h2, h3, h4, h5, h6')
    .get()
    .map((heading) => ({depth: Number(heading.tagName[1]), text: condense($(heading).text())}));
}

const pages = sitemapPages().filter((page) => page !== CONTENTS_ROUTE.slice(1));
const fileOf = (page: string): string => `${page.replace(/\/$/, '') || 'index'}.md`;

test('every page has a file in Markdown with its title and its headings, whose links lead to files and headings', () => {
  expect(pages.length).toBeGreaterThan(250);
  const faults: string[] = [];
  for (const page of pages) {
    const {front, tree, headings} = parse(fileOf(page));
    expect(front, page).toMatchObject({title: expect.any(String), release: expect.any(String)});
    expect(headings[0]?.depth, page).toBe(1);
    const html = headingsOf(readFileSync(path.join(build, page, 'index.html'), 'utf8'));
    if (html.length > 0)
      expect(
        headings.map(({depth, text}) => ({depth, text: condense(text)})),
        page,
      ).toEqual(html);
    // Neither elements nor components are left; what looks like one in a text is escaped.
    visit(tree, 'html', (node) => void (headingId.test(node.value) || faults.push(`${page}: ${node.value}`)));
  }
  expect(faults).toEqual([]);

  let count = 0;
  for (const page of pages) {
    const file = fileOf(page);
    visit(parse(file).tree, (node: Nodes) => {
      if (node.type !== 'link' && node.type !== 'image') return;
      if (/^[a-z]+:/.test(node.url)) return;
      count += 1;
      const [to, fragment] = node.url.split('#') as [string, string?];
      const target = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(to));
      const found = [target, `${target}/index.html`].find((name) => existsSync(path.join(build, name)));
      const isFragment =
        fragment === undefined || !target.endsWith('.md') || (found && parse(target).fragments.has(fragment));
      if (!found || !isFragment) faults.push(`${file}: ${node.url}`);
      // A link that is made from a file leads to the same place on the site.
      if (fragment && target.endsWith('.md') && !idsOf(target).has(fragment))
        faults.push(`${file}: no #${fragment} in HTML`);
    });
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(2_000);
});

test('components become what they mean', () => {
  const text = readFileSync(path.join(build, 'fixtures/components/components.md'), 'utf8');
  expect(text).toContain('Press `Ctrl+Shift+Z`, or `Ctrl+L` (Mac: `Cmd+L`)');
  expect(text).toContain('Select **Main Menu** > **Configuration** > **Engines**.');
  expect(text).toContain('[GET `/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`](');
  expect(text).toContain('Idle (grey)');
  expect(text).not.toMatch(/It's open|Open point/);
  expect(text).toContain('the choice that you make. since 5.5 SP1\n');
  expect(readFileOfPage('user-guide/launcher')).not.toMatch(/Release 5\.5|Rests on|General practice:/);
  expect(text).toMatch(/^\| `Highlight_Gain_Limit` \| float \| `1.0` \|/m);
  expect(readFileOfPage('user-guide/launcher')).toContain('\n\nOn the signal path: Launcher, Engine.\n\n');
  expect(readFileOfPage('')).toMatch(/^1\. \[Camera \(lens and SDI\)\][^]+\n\n- \[Newsroom \(and automation\)\]\S+\n/m);
  const graph = readFileSync(path.join(build, 'fixtures/figures/gallery.md'), 'utf8');
  expect(graph).toMatch(/^!\[.+\]\(.+\.svg\)\n\n\*.+\*\n\nWires:\n\n- \S+ .* to \S+/m);
});

test('a page that answers questions of the register lists them with the section', () => {
  const {front} = parse('faq/ui-warnings.md');
  expect(front).toMatchObject({evidence: expect.any(String), release: site.title});
  expect(front['questions']).toContainEqual({
    question: expect.stringMatching(/\?$/),
    section: expect.stringMatching(/^#[a-z]/),
  });
});

test('llms.txt lists every page of the manual and every call, and llms-full.txt holds them', () => {
  const list = readFileSync(path.join(build, 'llms.txt'), 'utf8');
  const full = readFileSync(path.join(build, 'llms-full.txt'), 'utf8');
  expect(list).toMatch(new RegExp(`^# ${site.title}\\n\\n> .+\\n\\n## Overview\\n\\n- \\[`));
  const listed = pages.filter((page) => !/^rhubapi\/(1\.2|[^/]*$)/.test(page));
  for (const page of [...listed, 'rhubapi/set-property']) {
    const address = site.origin + site.basePath + fileOf(page);
    expect(list).toContain(`](${address})`);
    expect(full).toContain(`Source: ${address}\n`);
  }
  expect(full).not.toMatch(/\]\(\.\.?\//);
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a page', async ({page}) => {
    await open(page, launcherInterface);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileOfPage(launcherInterface));
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(new RegExp(`${launcherInterface}\\.md$`));
  });

  test('a call on the long page', async ({page}) => {
    await open(page, 'rhubapi');
    const call = page.locator('#list-engines');
    await call.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(call.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileOfPage('rhubapi/list-engines'));
  });

  test('a page whose Markdown cannot be loaded says so', async ({page}) => {
    await open(page, behavior.start);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copying failed'})).toBeVisible();
  });
});
