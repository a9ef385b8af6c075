import type {Nodes, Parents, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Data} from '../data/load';
import type {NodeFacts, NodeField} from '../data/nodes/schema';
import {getOrMake} from '../shared/collections';
import type {Finding} from '../shared/finding';
import {lineOf} from '../shared/mdx';

/** A default of the data, with the node that has it. */
interface Known {
  node: NodeFacts;
  value: string;
}

/** Values are compared as words: switches as they are on screen, numbers without a fraction that says nothing. */
function wordOf(value: NonNullable<NodeField['default']>): string {
  if (Array.isArray(value)) return wordOf(new Set(value).size === 1 ? value[0]! : value.join(', '));
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = String(value).trim();
  return /^-?\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text;
}

function defaultsOf(nodes: Data['nodes']): Map<string, Known[]> {
  const all = new Map<string, Known[]>();
  for (const node of nodes.values()) {
    const parameters = (node.functions ?? []).flatMap(({parameters = []}) => parameters);
    for (const {name, default: value} of [...(node.pins ?? []), ...(node.properties ?? []), ...parameters])
      if (value !== undefined) getOrMake(all, name, () => []).push({node, value: wordOf(value)});
  }
  return all;
}

/** A default that a page gives in words: of which field, on which line. */
interface Typed {
  name: string;
  value: string;
  line: number;
}

/** The words up to the next name, with the default among them: `Erode` (default 3.0), `Port`, by default `1`. */
const inProse = /^[^.;`]*\bdefault(?: of)?:? (?:`([^`]+)`|(on\b|off\b|-?\d+(?:\.\d+)?))/;

/** What follows a name, with the marks of code. */
const following = (parent: Parents, index: number): string =>
  parent.children
    .slice(index + 1)
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
    .join('');

function typedInTable({children: [head, ...rows]}: Table): Typed[] {
  const titles = (head as TableRow).children.map((cell) => toString(cell));
  const column = titles.indexOf('Default');
  if (titles[0] !== 'Name' || column < 0) return [];
  return rows.flatMap((row) => {
    const [names, cell] = [row.children[0], row.children[column]];
    const value = cell ? toString(cell) : '';
    if (value === '' || !names) return [];
    return names.children.flatMap((node) =>
      node.type === 'inlineCode' ? [{name: node.value, value: wordOf(value), line: lineOf(node)}] : [],
    );
  });
}

function typedOf(tree: Root): Typed[] {
  const typed: Typed[] = [];
  visit(tree as Nodes, (node, index, parent) => {
    if (node.type === 'table') typed.push(...typedInTable(node));
    if (node.type !== 'inlineCode' || !parent || index === undefined) return;
    const [, code, plain] = inProse.exec(following(parent, index)) ?? [];
    const value = code ?? plain;
    if (value !== undefined) typed.push({name: node.value, value: wordOf(value), line: lineOf(node)});
  });
  return typed;
}

/**
 * Compares the defaults that pages give in words, or in separate tables, with the data of the nodes that the page names: a
 * field of the API can have the name of a property.
 */
export function typedDefaults(pages: readonly {file: string; tree: Root}[], {nodes}: Data): Finding[] {
  const known = defaultsOf(nodes);
  return pages.flatMap(({file, tree}) => {
    const typed = typedOf(tree).filter(({name}) => known.has(name));
    if (typed.length === 0) return [];
    const words = toString(tree);
    return typed.flatMap(({name, value, line}) => {
      const wanted = known
        .get(name)!
        .filter(({node}) => [node.name, node.title].some((one) => one && words.includes(one)));
      const isRight = (part: string) => wanted.some((one) => one.value === wordOf(part));
      if (wanted.length === 0 || isRight(value) || value.split(', ').every(isRight)) return [];
      const right = [...new Set(wanted.map((one) => `${one.value} (${one.node.name})`))].join(', ');
      const what = `the default of \`${name}\` is given as ${value}`;
      return [{file, line, what, fix: `write that of docs/_data/nodes: ${right}`}];
    });
  });
}
