import type {Tone} from '../../../shared/vocabulary';

/** `*` before the text: selected; `~`: dimmed. */
export interface Choice {
  text: string;
  selected: boolean;
  dimmed: boolean;
}

export interface TreeNode extends Choice {
  children: TreeNode[];
}

export interface Cell extends Choice {
  tone?: Tone;
}

interface Base {
  width?: number;
  callout?: number;
  example?: boolean;
}

/** One type per key, so that the key determines the other properties. */
type One<Key, Rest> = Key extends string ? Base & {is: Key} & Rest : never;

export type Item =
  | One<'row' | 'column' | 'toolbar', {items: Item[]}>
  | One<'area', {title: string; items: Item[]}>
  | One<'list' | 'icons', {choices: Choice[]}>
  | One<'tree', {nodes: TreeNode[]}>
  | One<'button', {text: string; tone?: Tone}>
  | One<'text' | 'heading', {text: string}>
  | One<'field' | 'select', {label: string; value?: string}>
  | One<'check', {label: string; on?: boolean}>
  | One<'table', {table: {columns: string[]; rows: Cell[][]}}>
  | One<'space', object>;
