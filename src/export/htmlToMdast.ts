import type {Element, ElementContent, Nodes, Parents, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Heading, Root as MdastRoot, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** Controls, decoration, and break opportunities. */
const leftOut = new Set(['button', 'fieldset', 'form', 'input', 'label', 'noscript', 'script', 'style', 'svg', 'wbr']);

/** By prefix, because CSS modules add a hash. */
const hasClass = ({properties}: Element, start: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].some((name) => String(name).startsWith(start));

const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const textOf = (value: string): ElementContent => ({type: 'text', value});

function elementsOf(tree: Nodes, test: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (test(node)) found.push(node);
  });
  return found;
}

/** The links of the signal path: its stations in their order, then the rest. */
function listsOf(drawing: Element): Element[] {
  const links = elementsOf(drawing, ({tagName}) => tagName === 'a');
  const stations = elementsOf(drawing, ({properties}) => properties['role'] === 'list').flatMap((list) =>
    elementsOf(list, ({tagName}) => tagName === 'a'),
  );
  const item = (link: Element): Element => {
    const [note] = elementsOf(link, ({tagName}) => tagName === 'tspan').map(toString);
    const words = toString(link).trim();
    const label = note === undefined ? words : words.replace(note, `(${note})`);
    return make('li', [{...link, children: [textOf(label)]}]);
  };
  return [make('ol', stations.map(item)), make('ul', links.filter((one) => !stations.includes(one)).map(item))];
}

/** Replacement by component; undefined keeps the element. */
function meaningOf(node: Element): ElementContent[] | undefined {
  const {dataShown, dataGesture, popover, hidden} = node.properties;
  const isMarked = (dataShown ?? dataGesture ?? popover ?? hidden) !== undefined;
  const isControl = hasClass(node, 'hash-link') || hasClass(node, 'evidence') || isMarked;
  if (node.tagName === 'svg' && hasClass(node, 'signal')) return listsOf(node);
  if (leftOut.has(node.tagName) || isControl) return [];
  if (hasClass(node, 'signal-strip')) {
    const here = elementsOf(node, ({properties}) => properties['ariaCurrent'] !== undefined).map(toString);
    return [make('p', [textOf(`On the signal path: ${here.join(', ')}.`)])];
  }
  if (node.tagName !== 'span') return undefined;
  if (hasClass(node, 'keys_')) return [make('code', [textOf(toString(node))])];
  if (hasClass(node, 'entry_')) return [make('strong', node.children)];
  if (hasClass(node, 'arrow_')) return [textOf('>')];
  if (hasClass(node, 'method_')) return [textOf(toString(node).toUpperCase())];
  const tone = node.properties['dataTone'];
  const label = toString(node).trim();
  if (typeof tone === 'string' && !label.toLowerCase().includes(tone)) return [textOf(`${label} (${tone})`)];
  return undefined;
}

function simplify(tree: Nodes): void {
  let ids: string[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'comment' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
    if (node.type !== 'element') return undefined;
    const meaning = parent && index !== undefined ? meaningOf(node) : undefined;
    if (meaning) {
      (parent as Parents).children.splice(index!, 1, ...meaning);
      return [SKIP, index! + meaning.length];
    }
    const isHeading = /^h[1-6]$/.test(node.tagName);
    if (isHeading) {
      ids = [];
      node.properties['dataIds'] = ids;
      node.properties['dataId'] = node.properties['id'];
    }
    if (typeof node.properties['id'] === 'string') ids.push(node.properties['id']);
    delete node.properties['title'];
    return undefined;
  });
}

const paragraph = (children: ReturnType<State['all']>): BlockContent =>
  ({type: 'paragraph', children}) as unknown as BlockContent;

/** Keeps IDs at or below it. */
const heading: Handle = (state, node: Element) => {
  const made = defaultHandlers.h1(state, node) as Heading;
  const {dataId: id, dataIds: ids} = node.properties;
  return {...made, data: {id, ids} as Heading['data']};
};

/** Admonitions become quotations. */
const div: Handle = (state, node: Element) => {
  if (!hasClass(node, 'theme-admonition')) return state.all(node);
  const [title, content] = node.children.filter((child): child is Element => child.type === 'element');
  const kind = toString(title!).trim();
  const opening = make('p', [make('strong', [textOf(kind.charAt(0).toUpperCase() + kind.slice(1))])]);
  return defaultHandlers.blockquote(state, make('blockquote', [opening, ...(content?.children ?? [])]));
};

/** Words of a control; cells are separated by commas. */
const wordsOf = (node: Element): string =>
  node.tagName === 'tr' ? node.children.map((cell) => toString(cell)).join(', ') : toString(node);

const details: Handle = (state, node: Element) => state.all(node);

const summary: Handle = (state, node: Element) => {
  const blocks = elementsOf(node, ({tagName}) => /^(?:h[1-6]|p|div)$/.test(tagName));
  return blocks.length > 0 ? state.all(node) : paragraph([{type: 'strong', children: state.all(node) as never}]);
};

/** Markdown cells have only one line. */
const br: Handle = (state, node: Element) =>
  state.inTable ? {type: 'text', value: ', '} : defaultHandlers.br(state, node);

const table: Handle = (state, node: Element) => {
  const caption = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  );
  const made = defaultHandlers.table(state, {...node, children: node.children.filter((child) => child !== caption)});
  return caption ? ([paragraph([{type: 'strong', children: state.all(caption) as never}]), made] as never) : made;
};

/**
 * Image, alternative text, caption, and wires of a node graph; for panels, caption and list of controls.
 * @param wiresOf by image address
 */
const figureWith =
  (wiresOf: (src: string) => readonly string[]): Handle =>
  (state, node: Element) => {
    const [image] = elementsOf(node, ({tagName}) => tagName === 'img');
    const [caption] = elementsOf(node, ({tagName}) => tagName === 'figcaption');
    const wires = wiresOf(String(image?.properties['src'] ?? ''));
    const controls = elementsOf(node, ({properties}) => properties['dataItem'] !== undefined).map(wordsOf);
    const listed = wires.length > 0 ? wires : controls;
    const item = (words: string) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph([textOf(words) as never])],
    });
    return [
      ...(image ? [paragraph([defaultHandlers.img(state, image)])] : []),
      ...(caption ? [paragraph([{type: 'emphasis', children: state.all(caption) as never}])] : []),
      ...(wires.length > 0 ? [paragraph([textOf('Wires:') as never])] : []),
      ...(listed.length > 0 ? [{type: 'list', spread: false, children: listed.map(item)}] : []),
    ] as never;
  };

/**
 * Converts the site's HTML to a Markdown tree.
 * @param wiresOf wires of a drawing, by image address
 * @param pick element to convert; by default everything
 * @returns headings have `data.id`, and in `data.ids` all IDs up to the next one
 */
export function htmlToMdast(
  html: string,
  wiresOf: (src: string) => readonly string[] = () => [],
  pick?: (node: Element) => boolean,
): MdastRoot {
  const tree = fromHtml(html, {fragment: true});
  const [picked] = pick ? elementsOf(tree, pick) : [];
  const root: Root = picked ? {type: 'root', children: picked.children} : tree;
  simplify(root);
  const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]));
  const handlers = {...headings, br, details, div, figure: figureWith(wiresOf), summary, table};
  const made = toMdast(root, {handlers, document: true});
  return made.type === 'root' ? made : {type: 'root', children: [made as RootContent]};
}
