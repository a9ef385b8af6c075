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

/** Items that contain others. */
interface Holder {
  items: Item[];
}

/** One type for each of the keys, so that a key says what else an item has. */
type One<Key, Rest> = Key extends string ? Base & {is: Key} & Rest : never;

/** An item of a panel; `is` is its key in the source. */
export type Item =
  | One<'row' | 'column' | 'toolbar', Holder>
  | One<'area', Holder & {title: string}>
  | One<'list' | 'icons', {choices: Choice[]}>
  | One<'tree', {nodes: TreeNode[]}>
  | One<'button', {text: string; tone?: Tone}>
  | One<'text' | 'heading', {text: string}>
  | One<'field' | 'select', {label: string; value?: string}>
  | One<'check', {label: string; on?: boolean}>
  | One<'table', {table: {columns: string[]; rows: Cell[][]}}>
  | One<'space', object>;

/** A name on screen that a panel prints, with its line in the page. */
interface Label {
  text: string;
  line: number;
}

/** A validated `panel` fence. */
export interface Panel {
  kind: 'panel';
  caption: string;
  alt?: string;
  title?: string;
  rows: Item[];
  callouts: number;
  /** Its title and labels; values and examples are no names. */
  names: Label[];
}
