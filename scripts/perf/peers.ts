// cspell:ignore opblock rapi
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {RootContent} from 'mdast';

import {apiVersions} from '../../src/reference/versions';
import {parsePage} from '../../src/shared/mdx';
import {figureKinds} from '../../src/shared/vocabulary';
import type {Subject} from './measure';

/** Versions that run on Node 20. */
const versions = {
  redoc: '2.5.0',
  rapidoc: '9.3.8',
  '@scalar/api-reference': '1.40.0',
  'swagger-ui-dist': '5.31.0',
  vitepress: '1.6.4',
  astro: '5.15.3',
  '@astrojs/starlight': '0.36.2',
} as const;

const PAGES = 50;
const PAGE = 'user-guide/launcher/launcher-interface';
const DESCRIPTION = `api/${apiVersions[0].file}.yaml`;

/** A name with the version that was measured. */
const named = (name: string, version: keyof typeof versions): string => `${name} ${versions[version]}`;

/** Installs the peers into an empty folder. */
export function installPeers(folder: string): void {
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({private: true, type: 'module', dependencies: versions}),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder, stdio: 'inherit'});
}

/** How a peer shows a description, and what shows when its first call is there. */
const references = [
  {
    name: named('Redoc', 'redoc'),
    file: 'redoc/bundles/redoc.standalone.js',
    body: '<redoc spec-url="hub.yaml"></redoc><script src="peer.js"></script>',
    awaits: 'h2:has-text("List engines")',
  },
  {
    name: named('RapiDoc', 'rapidoc'),
    file: 'rapidoc/dist/rapidoc-min.js',
    body: '<script type="module" src="peer.js"></script><rapi-doc spec-url="hub.yaml" render-style="read"></rapi-doc>',
    awaits: 'h2:has-text("List engines")',
  },
  {
    name: named('Scalar', '@scalar/api-reference'),
    file: '@scalar/api-reference/dist/browser/standalone.js',
    body: '<script id="api-reference" data-url="hub.yaml"></script><script src="peer.js"></script>',
    awaits: 'h3:has-text("List engines")',
  },
  {
    name: named('Swagger UI', 'swagger-ui-dist'),
    file: 'swagger-ui-dist/swagger-ui-bundle.js',
    style: 'swagger-ui-dist/swagger-ui.css',
    body: '<div id="page"></div><script src="peer.js"></script><script>SwaggerUIBundle({url: "hub.yaml", dom_id: "#page"})</script>',
    awaits: '.opblock:has-text("List engines")',
  },
] as const;

/** Writes a page of the REST API for each of the peers that a folder has, and returns what to measure. */
export function referencePeers(folder: string): Subject[] {
  return references.map(({name, file, body, awaits, ...more}, at) => {
    const site = path.join(folder, `reference-${at}`);
    mkdirSync(site, {recursive: true});
    cpSync(path.join(folder, 'node_modules', file), path.join(site, 'peer.js'));
    cpSync(DESCRIPTION, path.join(site, 'hub.yaml'));
    const style = 'style' in more ? readFileSync(path.join(folder, 'node_modules', more.style), 'utf8') : '';
    writeFileSync(path.join(site, 'peer.css'), style);
    writeFileSync(
      path.join(site, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${style && '<link rel="stylesheet" href="peer.css">'}</head><body>${body}</body></html>`,
    );
    return {name, folder: site, base: '/', address: '', awaits};
  });
}

/** The pictures of a built page, in order. */
function figuresOf(build: string, page: string): string[] {
  const html = readFileSync(path.join(build, page, 'index.html'), 'utf8');
  return [...html.matchAll(/<img[^>]*src="?([^" >]*assets\/images\/[^" >]*)/g)].map(([, src = '']) => src);
}

/** A page without components: what they wrap stays, a figure becomes its picture. */
function asMarkdown(source: string, figures: readonly string[]): string {
  const tree = parsePage(source);
  if (!tree) throw new Error('a page is no valid MDX  ->  run `npm run check -- pages`');
  let drawn = 0;
  visit(tree, (node, at, parent) => {
    if (!parent || at === undefined) return undefined;
    const put = (...nodes: RootContent[]): [typeof SKIP, number] => {
      parent.children.splice(at, 1, ...(nodes as never[]));
      return [SKIP, at];
    };
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return put(...(node.children as RootContent[]));
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
      case 'yaml':
        return put();
      case 'code': {
        if (!figureKinds.includes(node.lang as never)) return undefined;
        const url = figures[drawn++];
        if (!url) return put();
        put({type: 'paragraph', children: [{type: 'image', url, alt: 'Figure'}]});
        return [SKIP, at + 1];
      }
      case 'image': {
        const url = figures[drawn++];
        if (!url) return put();
        node.url = url;
        return undefined;
      }
      case 'link':
        node.url = node.url.replace(/\.mdx\b/, '.md');
        return undefined;
      default:
        return undefined;
    }
  });
  return unified().use(remarkStringify).use(remarkGfm).stringify(tree);
}

/** Fifty pages of the manual as Markdown, the measured one among them, with the title of each. */
function manualPages(build: string): {page: string; title: string; text: string}[] {
  const all = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.mdx') && !file.endsWith('index.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length))
    .sort();
  const from = Math.max(0, all.indexOf(PAGE) - PAGES + 1);
  return all.slice(from, from + PAGES).map((page) => {
    const source = readFileSync(`docs/${page}.mdx`, 'utf8');
    const title = /^title: *(.+)$/m.exec(source)?.[1]?.replaceAll(/^['"]|['"]$/g, '') ?? page;
    return {page, title, text: asMarkdown(source, figuresOf(build, page))};
  });
}

const run = (folder: string, ...command: string[]) =>
  execFileSync('npx', command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });

function vitepress(folder: string, pages: ReturnType<typeof manualPages>): Subject {
  const site = path.join(folder, 'vitepress');
  for (const {page, title, text} of pages) {
    mkdirSync(path.join(site, path.dirname(page)), {recursive: true});
    writeFileSync(path.join(site, `${page}.md`), `---\ntitle: ${JSON.stringify(title)}\n---\n\n# ${title}\n\n${text}`);
  }
  mkdirSync(path.join(site, '.vitepress'), {recursive: true});
  const sidebar = pages.map(({page, title}) => ({text: title, link: `/${page}`}));
  const config = {title: 'Manual', ignoreDeadLinks: true, themeConfig: {sidebar, search: {provider: 'local'}}};
  writeFileSync(path.join(site, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)}`);
  run(folder, 'vitepress', 'build', 'vitepress');
  const built = path.join(site, '.vitepress/dist');
  return {name: named('VitePress', 'vitepress'), folder: built, base: '/', address: `${PAGE}.html`, awaits: 'h1'};
}

function starlight(folder: string, pages: ReturnType<typeof manualPages>): Subject {
  const site = path.join(folder, 'starlight');
  const content = path.join(site, 'src/content/docs');
  for (const {page, title, text} of pages) {
    mkdirSync(path.join(content, path.dirname(page)), {recursive: true});
    writeFileSync(path.join(content, `${page}.md`), `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`);
  }
  writeFileSync(
    path.join(site, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';\nexport default {integrations: [starlight({title: 'Manual'})]};\n`,
  );
  writeFileSync(
    path.join(site, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
  );
  run(folder, 'astro', 'build', '--root', 'starlight');
  return {
    name: named('Starlight', '@astrojs/starlight'),
    folder: path.join(site, 'dist'),
    base: '/',
    address: `${PAGE}/`,
    awaits: 'h1',
  };
}

/**
 * Builds the same pages with other site builders: their text as Markdown, with the pictures of this site, and local search.
 * @param folder where the peers are installed
 * @param build the built site
 * @param base path that the site is served under
 * @returns what to measure
 */
export function manualPeers(folder: string, build: string, base: string): Subject[] {
  // Pictures are at the address that they have here.
  for (const site of ['vitepress', 'starlight']) {
    cpSync(path.join(build, 'assets/images'), path.join(folder, site, 'public', base, 'assets/images'), {
      recursive: true,
    });
  }
  const pages = manualPages(build);
  return [vitepress(folder, pages), starlight(folder, pages)];
}

/** Where the same is in the built site: its reference, and its page of the manual. */
export function ownSubjects(build: string, base: string): {reference: Subject; manual: Subject} {
  const site = {name: 'this site', folder: build, base};
  return {
    reference: {...site, address: 'rhubapi', awaits: '#list-engines'},
    manual: {...site, address: PAGE, awaits: 'h1'},
  };
}
