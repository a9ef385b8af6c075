import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {readDescription} from './description';
import {slugOf} from './generator/operation';
import {apiVersions, pagePath} from './versions';

interface Call {
  method: string;
  path: string;
  title: string;
  to: string;
}

interface Options {
  /** Absolute path of the project. */
  siteDir?: string;
  /** Folder of the descriptions, below the project. */
  folder?: string;
}

/** Where the calls of the current description are shown, by `operationId`. */
async function readCalls(siteDir: string, folder: string): Promise<Map<string, Call>> {
  const [current] = apiVersions;
  const {calls} = await readDescription(siteDir, `${folder}/${current.file}.yaml`);
  return new Map(
    calls.map(({method, path: address, operation: {operationId = '', summary: title = ''}}) => [
      operationId,
      {method, path: address, title, to: pagePath(apiVersions, current.version, slugOf(operationId))},
    ]),
  );
}

const sharedStart = (a: string, b: string) => [...a].findIndex((letter, at) => letter !== b[at]);

function nearestOf(id: string, ids: string[]): string[] {
  const score = (other: string) => {
    const words = other.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
    const start = sharedStart(id.toLowerCase(), other.toLowerCase());
    return words.filter((word) => id.toLowerCase().includes(word)).length + (start < 0 ? id.length : start) / 10;
  };
  return [...ids].sort((a, b) => score(b) - score(a)).slice(0, 3);
}

/**
 * Remark plugin that fills in `<Operation id="setProperty" />`: method, path, title and address of the call, so that no
 * part of the description goes to the browser.
 * @throws when a page names a call that the current description does not have; the message names file, line and cure
 */
export function remarkOperations({siteDir = process.cwd(), folder = 'api'}: Options = {}): Transformer<Root> {
  return async (tree, file) => {
    const elements: (MdxJsxFlowElement | MdxJsxTextElement)[] = [];
    visit(tree, (node) => {
      if ('name' in node && node.name === 'Operation') {
        elements.push(node as MdxJsxFlowElement | MdxJsxTextElement);
      }
    });
    if (elements.length === 0) {
      return;
    }
    const calls = await readCalls(siteDir, folder);
    for (const element of elements) {
      const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id');
      const id = typeof attribute?.value === 'string' ? attribute.value : '';
      const call = calls.get(id);
      if (!call) {
        const place = `${path.relative(siteDir, file.path)}:${element.position?.start.line ?? 1}`;
        const near = nearestOf(id, [...calls.keys()]).join(', ');
        throw new Error(
          `${place}  <Operation id="${id}" />: the API has no such call  ->  use an operationId of api/${apiVersions[0].file}.yaml, such as ${near}`,
        );
      }
      element.attributes.push(
        ...Object.entries(call).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value})),
      );
    }
  };
}
