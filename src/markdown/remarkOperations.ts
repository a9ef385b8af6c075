import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {FaultError, FindingsError, projectPath} from '../shared/finding';
import {didYouMean} from '../shared/didYouMean';
import {attributeOf, lineOf, type JsxElement} from '../shared/mdx';
import {readDescription} from '../data/api/description';
import {apiVersions, pagePath, slugOf} from '../data/api/versions';

interface Call {
  method: string;
  path: string;
  title: string;
  to: string;
}

/** @throws FaultError with the nearest call */
export function findCall(siteDir: string, id: string): Call {
  const [current] = apiVersions;
  const file = `api/${current.file}.yaml`;
  const {calls} = readDescription(siteDir, file);
  const call = calls.find((one) => one.id === id);
  if (!call) {
    const ids = calls.map((one) => one.id);
    const fix = didYouMean(id, ids, `use an operationId of ${file}`);
    throw new FaultError(`<Operation id="${id}" />: the API has no such call`, fix);
  }
  const {method, path, operation} = call;
  return {method, path, title: operation.summary ?? '', to: pagePath(apiVersions, current.version, slugOf(id))};
}

/**
 * Remark plugin: adds method, path, title, and address to `<Operation id="setProperty" />`, so that browsers don't load
 * the description.
 * @throws with file, line, and fix for unknown calls
 */
export function remarkOperations({siteDir = process.cwd()} = {}): Transformer<Root> {
  return (tree, file) =>
    visit(tree, (node) => {
      if (!('name' in node) || node.name !== 'Operation') return;
      const element = node as JsxElement;
      try {
        const call = Object.entries(findCall(siteDir, attributeOf(element, 'id') ?? ''));
        element.attributes.push(...call.map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})));
      } catch (error) {
        if (!(error instanceof FaultError)) throw error;
        const place = {file: projectPath(siteDir, file.path), line: lineOf(element)};
        throw new FindingsError([{...place, what: error.message, fix: error.fix}]);
      }
    });
}
