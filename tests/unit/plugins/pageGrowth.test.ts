import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';

import {brotliBytes} from '../../../scripts/hosting/compressText';
import {lightGlobalData, lightVersion} from '../../../src/plugins/lightBundle/data';
import {lightRoutes} from '../../../src/plugins/lightBundle/routes';
import {sum} from '../../../src/shared/collections';

/** Eight hexadecimal digits that nothing can be said about, and the same each time. */
const hashOf = (at: number): string => createHash('md5').update(String(at)).digest('hex').slice(0, 8);

/** The pages of a manual, as numerous as asked, with titles and descriptions made of its words. */
function manualOf(count: number): {path: string; label: string; description: string}[] {
  const words =
    'Adding Alpha Camera Channel Color Engine Graph Keyer Launcher License Node Output Plate Port Render Track'.split(
      ' ',
    );
  return Array.from({length: count}, (_, at) => {
    const parts = [...hashOf(at).slice(0, 3)].map((digit) => words[Number.parseInt(digit, 16)]!);
    const more = [...hashOf(-1 - at)].map((digit) => words[Number.parseInt(digit, 16)]!);
    return {
      path: `/base/section-${Math.floor(at / 12)}/${parts.join('-').toLowerCase()}`,
      label: parts.join(' '),
      description: more.join(' '),
    };
  });
}

/**
 * Bytes, with brotli, of what every page loads of a manual: its routes with the numbers of their scripts, its sidebar, and what
 * is known of all its pages.
 */
function sharedBytes(count: number): number {
  const pages = manualOf(count);
  const number = (at: number) => 1000 + (Number.parseInt(hashOf(at), 16) % 90_000);
  const {routes, registry, chunkNames} = lightRoutes({
    routes: `export default [{path: '/base/', component: ComponentCreator('/base/', '0'), routes: [${pages
      .map(({path}, at) => `{path: '${path}', component: ComponentCreator('${path}', '${at}'), exact: true}`)
      .join(',')}]}];`,
    registry: `export default {"d": [() => import(/* webpackChunkName: "d" */ "@theme/DocItem")],${pages
      .map(({path}, at) => `"c${at}": [() => import(/* webpackChunkName: "c${at}" */ "@site/docs${path}.mdx")]`)
      .join(',')}};`,
    chunkNames: JSON.stringify(
      Object.fromEntries(pages.map(({path}, at) => [`${path}-${at}`, {__comp: 'd', content: `c${at}`}])),
    ),
  });
  let at = 0;
  const compiled = registry.replaceAll(/\(\) => import\([^)]*\)/g, () => {
    at += 1;
    return `()=>t.e("${number(at)}").then(t.bind(t,${number(at + count)}))`;
  });
  const runtime = JSON.stringify(Object.fromEntries(pages.map((_, page) => [number(page), hashOf(page)])));
  const items = pages.map(({path, label}) => ({type: 'link', href: path, label, docId: path, unlisted: false}));
  const docs = pages.map(({path, label, description}) => ({id: path, title: label, description, sidebar: 'manual'}));
  const byId = Object.fromEntries(docs.map((doc) => [doc.id, doc]));
  const sidebar = lightVersion(JSON.stringify({version: {docsSidebars: {manual: items}, docs: byId}}));
  const versions = [{mainDocId: docs[0]!.id, docs: docs.map(({id}) => ({id, path: id, sidebar: 'manual'}))}];
  const globalData = lightGlobalData(JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions}}}));
  return sum(
    [routes + compiled + chunkNames + globalData, runtime, sidebar].map((script) => brotliBytes(script, 'main.js')),
  );
}

test('a page more costs the readers of all others at most 32 bytes', () => {
  // The site as a whole has room for 60 (PERFORMANCE.md); what is made light here costs 30 of them.
  expect((sharedBytes(800) - sharedBytes(200)) / 600).toBeLessThanOrEqual(32);
});
