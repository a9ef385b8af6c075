import type {Link, Paragraph, PhrasingContent, Root, Strong, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {openFence, readPanel} from '../../figures';
import {FindingsError} from '../../shared/finding';
import {lineOf, type JsxElement} from '../../shared/mdx';

/** The place decides what a name is checked against. */
export type PlaceKind = 'bold' | 'menu path' | 'property' | 'field' | 'panel';

export interface PrintedName {
  text: string;
  place: PlaceKind;
  line: number;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

function* strongIn(node: Root | Paragraph | TableCell | Strong | Link): Generator<Strong> {
  for (const child of node.children as PhrasingContent[]) {
    if (child.type === 'strong') yield child;
    else if ('children' in child) yield* strongIn(child as Link);
  }
}

/** In `- **Lead-in.** Text`, the bold text isn't a name. */
function isLeadIn({children: [first]}: Paragraph): boolean {
  return first?.type === 'strong' && plain(toString(first)).endsWith('.');
}

/** `First Name, Last Name` are two names; code is a field of a call or a pin. */
function namesOfCell(cell: TableCell): {text: string; place: PlaceKind}[] {
  return cell.children.flatMap((child): {text: string; place: PlaceKind}[] => {
    const text = plain(toString(child));
    if (child.type === 'inlineCode') return [{text, place: 'field'}];
    return /[\p{L}\p{N}+]/u.test(text) ? [{text: text.replace(/^[,(]\s*|\s*[,(]$/g, ''), place: 'property'}] : [];
  });
}

function* firstCells(table: Table): Generator<TableCell> {
  for (const {children} of table.children.slice(1)) if (children[0]) yield children[0];
}

/** Unordered. Invalid figures are left to their own check. */
export function printedNames(tree: Root): PrintedName[] {
  const names: PrintedName[] = [];
  const known = new Set<Strong>();
  visit(tree, (node) => {
    switch (node.type) {
      case 'listItem':
        if (node.children[0]?.type === 'paragraph' && isLeadIn(node.children[0]))
          known.add(node.children[0].children[0] as Strong);
        break;
      case 'strong':
        if (!known.has(node)) names.push({text: plain(toString(node)), place: 'bold', line: lineOf(node)});
        break;
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        return readElement(node);
      case 'code':
        if (node.lang === 'panel') readPanelNames(node.value, lineOf(node));
        break;
      default:
    }
    return undefined;
  });

  function readElement(element: JsxElement): typeof SKIP | undefined {
    if (element.name === 'MenuPath') {
      for (const part of toString(element).split('>'))
        names.push({text: plain(part), place: 'menu path', line: lineOf(element)});
      return SKIP;
    }
    const table = element.name === 'PropertyTable' ? element.children.find(({type}) => type === 'table') : undefined;
    if (!table) return undefined;
    for (const cell of firstCells(table as unknown as Table)) {
      for (const strong of strongIn(cell)) known.add(strong);
      for (const name of namesOfCell(cell)) names.push({...name, line: lineOf(cell)});
    }
    return undefined;
  }

  function readPanelNames(text: string, line: number): void {
    try {
      const panel = readPanel(openFence(text, {file: '', line}));
      for (const label of panel.names) names.push({...label, place: 'panel'});
    } catch (error) {
      // Reported by the check of figures.
      if (!(error instanceof FindingsError)) throw error;
    }
  }
  return names;
}
