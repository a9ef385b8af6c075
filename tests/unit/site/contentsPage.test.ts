import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {ReactElement, ReactNode} from 'react';
import {JsxEmit, ModuleKind, transpileModule} from 'typescript';
import {expect, test} from 'vitest';

import type {ContentsEntry} from '../../../src/plugins/contentsPage';

const require = createRequire(import.meta.url);

/** The page, with plain elements in place of the components of Docusaurus, which only its bundler can resolve. */
function contentsPage(): (props: {entries: readonly ContentsEntry[]}) => ReactElement {
  const source = readFileSync('src/theme/ContentsPage/index.tsx', 'utf8');
  const {outputText} = transpileModule(source, {
    compilerOptions: {module: ModuleKind.CommonJS, jsx: JsxEmit.ReactJSX, esModuleInterop: true},
  });
  const stock = {__esModule: true, default: 'div', PageMetadata: 'div'};
  const exports = {} as {default: ReturnType<typeof contentsPage>};
  const find = (name: string): unknown => (name.startsWith('react') ? require(name) : stock);
  (new Function('require', 'exports', outputText) as (...known: unknown[]) => void)(find, exports);
  return exports.default;
}

/** The keys of each list below a node; React drops or repeats siblings with the same key. */
function keysIn(node: ReactNode): string[][] {
  if (Array.isArray(node)) {
    const items = node as ReactElement[];
    return [items.flatMap(({key}) => key ?? []), ...items.flatMap(keysIn)];
  }
  if (typeof node !== 'object' || node === null) return [];
  const {type, props} = node as ReactElement<{children?: ReactNode}>;
  return keysIn(typeof type === 'function' ? (type as (given: object) => ReactNode)(props) : props.children);
}

test('two entries of one title in one section have different keys', () => {
  const twin = {label: 'Overview', href: '/overview', items: []};
  const section = {label: 'Guide', items: [twin, {...twin, href: '/overview-2'}]};
  const lists = keysIn(contentsPage()({entries: [section]})).filter((keys) => keys.length > 1);
  expect(lists).toHaveLength(1);
  expect(new Set(lists[0]).size).toBe(2);
});
