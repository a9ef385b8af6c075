import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {FindingsError, projectPath} from '../shared/finding';
import {didYouMean} from '../shared/didYouMean';
import {attributeOf, lineOf, type JsxElement} from '../shared/mdx';
import {readDescription} from '../reference/description';
import {slugOf} from '../reference/generator/operation';
import {apiVersions, pagePath} from '../reference/versions';

interface Call {
  method: string;
  path: string;
  title: string;
  to: string;
}

interface Options {
  /** Absolute path of the project. */
  siteDir?: string;
}

/** Addresses of the calls of the current description, by `operationId`. */
function readCalls(siteDir: string): Map<string, Call> {
  const [current] = apiVersions;
  const {calls} = readDescription(siteDir, `api/${current.file}.yaml`);
  return new Map(
    calls.map(({id, method, path: address, operation: {summary: title = ''}}) => [
      id,
      {method, path: address, title, to: pagePath(apiVersions, current.version, slugOf(id))},
    ]),
  );
}

/**
 * Remark plugin that fills in `<Operation id="setProperty" />`: method, path, title and address of the call, so that no
 * part of the description goes to the browser.
 * @throws when a page names a call that the current description does not have; the message names file, line and fix
 */
export function remarkOperations({siteDir = process.cwd()}: Options = {}): Transformer<Root> {
  return (tree, file) => {
    const elements: JsxElement[] = [];
    visit(tree, (node) => {
      if ('name' in node && node.name === 'Operation') {
        elements.push(node as JsxElement);
      }
    });
    if (elements.length === 0) {
      return;
    }
    const calls = readCalls(siteDir);
    for (const element of elements) {
      const id = attributeOf(element, 'id') ?? '';
      const call = calls.get(id);
      if (!call) {
        const what = `<Operation id="${id}" />: the API has no such call`;
        const fix = didYouMean(id, [...calls.keys()], `use an operationId of api/${apiVersions[0].file}.yaml`);
        throw new FindingsError([{file: projectPath(siteDir, file.path), line: lineOf(element), what, fix}]);
      }
      element.attributes.push(
        ...Object.entries(call).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})),
      );
    }
  };
}
