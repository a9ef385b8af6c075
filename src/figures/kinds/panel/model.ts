import type {Tone} from '../../../shared/vocabulary';

/** Words that may be marked as selected (`*` before them) or dimmed (`~`). */
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
  /** Share of the row, where the writer gives one. */
  width?: number;
  callout?: number;
  /** True where the words of the item are examples and no names on screen. */
  example?: boolean;
}

/** One type for each of the keys, so that a key says what else an item has. */
type One<Key, Rest> = Key extends string ? Base & {is: Key} & Rest : never;

/** An item of a panel; `is` is its key in the source. */
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
