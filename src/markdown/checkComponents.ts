import {toString} from 'mdast-util-to-string';
import {FaultError, oneOf} from '../shared/finding';
import type {JsxElement} from '../shared/mdx';
import {tones} from '../shared/vocabulary';

/** @throws FaultError for spreads, expressions, and missing values: components in pages only take text */
export function readProps(element: JsxElement): Record<string, string> {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new FaultError(
          'an attribute is no plain text',
          `write it in double quotes, as in <${element.name} name="value">`,
        );
      }
      return [attribute.name, attribute.value];
    }),
  );
}

function demandText(element: JsxElement, pattern: RegExp, fix: string): void {
  const isPlain = element.children.every(
    (child) =>
      child.type === 'text' || (child.type === 'paragraph' && child.children.every(({type}) => type === 'text')),
  );
  const content = toString(element);
  if (!isPlain || !pattern.test(content.trim())) throw new FaultError(`its content is "${content}"`, fix);
}

function demandOne(element: JsxElement, type: 'list' | 'table', fix: string): void {
  const [child] = element.children;
  const isRight =
    element.children.length === 1 && child?.type === type && (child.type !== 'list' || child.ordered === true);
  if (!isRight) throw new FaultError('its content is something else', fix);
}

/** Known columns of property tables. */
const propertyColumns = ['Name', 'Type', 'Default', 'Range', 'Effect', 'Direction', 'How to get it'];

/** Joined by plus signs; the plus key is a key too. */
const keys = /^(?:[^+\s]+(?: [^+\s]+)*|\+)(?:\+(?:[^+\s]+(?: [^+\s]+)*|\+))*$/;

function demandWord(element: JsxElement, fix: string): void {
  if (toString(element).trim() === '') throw new FaultError('it has no word', fix);
}

interface Rule {
  takes?: string[];
  check?: (element: JsxElement, props: Record<string, string>) => void;
}

export const contentRules: Readonly<Record<string, Rule>> = {
  Operation: {takes: ['id']},
  Keys: {
    takes: ['mac'],
    check: (element) => demandText(element, keys, 'write keys joined by plus signs, as in <Keys>Ctrl+Shift+Z</Keys>'),
  },
  MenuPath: {
    check(element) {
      const fix = 'write at least two entries, as in <MenuPath>Main Menu > Configuration</MenuPath>';
      demandText(element, /^[^>]*[^>\s] > [^>]/, fix);
    },
  },
  Status: {
    takes: ['tone'],
    check(element, {tone = ''}) {
      oneOf(tone, tones, 'tone');
      demandWord(element, 'a color never stands alone: write the state between the tags');
    },
  },
  ShowInGraph: {
    takes: ['nodes'],
    check(element) {
      if (element.children.length > 0)
        throw new FaultError('it has content', 'write <ShowInGraph nodes="AJAIn, Xync" /> alone');
    },
  },
  Term: {takes: ['id'], check: (element) => demandWord(element, 'write the term between the tags')},
  Callouts: {
    check: (element) =>
      demandOne(element, 'list', 'put one numbered list between the tags, with blank lines around it'),
  },
  Cards: {takes: ['glyphs']},
  PropertyTable: {
    takes: ['caption'],
    check(element) {
      demandOne(element, 'table', 'put one table between the tags, with blank lines around it');
      const [table] = element.children;
      const [head] = table?.type === 'table' ? table.children : [];
      for (const [index, cell] of (head?.children ?? []).entries()) {
        const name = oneOf(toString(cell).trim(), propertyColumns, 'column of <PropertyTable>');
        if (index === 0 && name !== 'Name') throw new FaultError(`its first column is ${name}`, 'begin with Name');
      }
    },
  },
};

/**
 * Checks attributes and content.
 * @throws FaultError with the fix
 */
export function checkComponent(element: JsxElement): void {
  const rule = contentRules[element.name ?? ''];
  if (!rule) return;
  const props = readProps(element);
  for (const name of Object.keys(props)) oneOf(name, rule.takes ?? [], `attribute of <${element.name}>`);
  rule.check?.(element, props);
}
