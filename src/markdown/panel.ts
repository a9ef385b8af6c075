import type {RootContent} from 'mdast';
import type {Cell, Choice, Item, Panel, TreeNode} from '../figures';
import {jsxFlow, jsxText, text} from './mdastNodes';

type Children = readonly RootContent[];

const box = (className: string, children: Children, props: Record<string, string | undefined> = {}): RootContent =>
  jsxFlow('div', {className, ...props}, [...children]);

/** A separator for screen readers and the Markdown export only. */
const apart = (words: string): RootContent => jsxText('span', [text(words)], {className: 'visually-hidden'});

/** `data-item`: a list item in the Markdown export. */
const control = (className: string, children: Children, props?: Record<string, string | undefined>): RootContent =>
  box(className, children, {...props, 'data-item': ''});

const choice = ({text: words, selected, dimmed}: Choice, className: string): RootContent =>
  control(className, [text(words)], {
    'data-dimmed': dimmed ? '' : undefined,
    'aria-current': selected ? 'true' : undefined,
  });

const branch = (nodes: readonly TreeNode[]): RootContent[] =>
  nodes.flatMap((node) => [
    choice(node, node.children.length > 0 ? 'panel__name panel__name--branch' : 'panel__name'),
    ...(node.children.length > 0 ? [box('panel__branch', branch(node.children))] : []),
  ]);

function cell({text: words, tone, dimmed}: Cell): RootContent {
  const content = tone ? jsxText('span', [text(words)], {className: 'panel__status', 'data-tone': tone}) : text(words);
  return jsxFlow('td', {'data-dimmed': dimmed ? '' : undefined}, [content]);
}

function table({columns, rows}: Extract<Item, {is: 'table'}>['table']): RootContent {
  const head = columns.map((name) => jsxFlow('th', {scope: 'col'}, [text(name)]));
  const body = rows.map((row) =>
    jsxFlow('tr', {'aria-current': row[0]?.selected ? 'true' : undefined, 'data-item': ''}, row.map(cell)),
  );
  return jsxFlow('table', {}, [jsxFlow('thead', {}, [jsxFlow('tr', {}, head)]), jsxFlow('tbody', {}, body)]);
}

function contentOf(item: Item): RootContent[] {
  switch (item.is) {
    case 'row':
    case 'column':
    case 'toolbar':
      return item.items.map(itemOf);
    case 'area':
      return [control('panel__heading', [text(item.title)]), ...item.items.map(itemOf)];
    case 'list':
      return item.choices.map((one) => choice(one, 'panel__name'));
    case 'icons':
      return item.choices.map((one) => choice(one, 'panel__icon'));
    case 'tree':
      return branch(item.nodes);
    case 'table':
      return [table(item.table)];
    case 'button':
      return [control('panel__button', [text(item.text)], {'data-tone': item.tone})];
    case 'text':
    case 'heading':
      return [control(`panel__${item.is}`, [text(item.text)])];
    case 'field':
    case 'select': {
      const value = box(`panel__value panel__value--${item.is}`, item.value === undefined ? [] : [text(item.value)]);
      return [control('panel__field', [box('panel__label', [text(item.label)]), apart(': '), value])];
    }
    case 'check':
      return [
        control('panel__check', [text(item.label), apart(item.on ? ': on' : ': off')], {
          'data-on': item.on ? '' : undefined,
        }),
      ];
    case 'space':
      return [];
  }
}

/** Fields and select boxes look alike. */
const blocks: Readonly<Record<Item['is'], string>> = {
  row: 'rows',
  column: 'columns',
  toolbar: 'toolbars',
  area: 'areas',
  list: 'names',
  tree: 'names',
  table: 'tables',
  icons: 'icons',
  button: 'buttons',
  text: 'words',
  heading: 'words',
  field: 'fields',
  select: 'fields',
  check: 'checks',
  space: 'spaces',
};

const FRAMED = ['toolbar', 'area', 'list', 'tree', 'table'];
const PLAIN = ['row', 'column', 'area', 'list', 'tree', 'table', 'field', 'select', 'space'];

function itemOf(item: Item): RootContent {
  // Controls share a row equally by default.
  const share = item.width ?? (PLAIN.includes(item.is) ? 1 : undefined);
  const classes = [
    'panel__item',
    `panel__${blocks[item.is]}`,
    FRAMED.includes(item.is) && 'panel__frame',
    share !== undefined && `panel__share-${Math.round(share)}`,
  ];
  const disc = item.callout === undefined ? [] : [box('panel__callout', [text(String(item.callout))])];
  return box(classes.filter((name) => name !== false).join(' '), [...contentOf(item), ...disc]);
}

/** Panel as HTML with selectable text that wraps on phones. */
export const panelFigure = ({title, rows, caption}: Panel, id: string): RootContent =>
  jsxFlow('figure', {id, className: 'panel', 'data-kind': 'panel'}, [
    box('panel__window', [
      ...(title === undefined ? [] : [control('panel__title', [text(title)])]),
      box('panel__body', rows.map(itemOf)),
    ]),
    jsxFlow('figcaption', {}, [text(`${caption} Schematic.`)]),
  ]);
