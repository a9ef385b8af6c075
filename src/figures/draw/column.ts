/** The target width of a figure. */
export interface Column {
  /** Figures are drawn no wider, so that their text is shown at the size it is set, px. */
  width: number;
  /** Between a drawing and the edge of its figure, px; holds half a callout disc. */
  margin: number;
  /** The direction of flows that fit in both. */
  runs: 'right' | 'down';
  /** A flow that only fits running down and is higher is tried in rows too, px. */
  high: number;
  /** Ways to set a flow, tried one after the other. */
  flows: readonly FlowSetting[];
}

/** A way to set a flow. */
export interface FlowSetting {
  /** Longest line of text in a node and in a label, px. */
  node: number;
  label: number;
  /** Most arrows that may lead from one row to another. */
  between: number;
  /** Whether boxes and arrows move closer together than elsewhere. */
  close?: boolean;
  packed?: number;
}

/** The column of a page in a window from 1400 px. */
export const PAGE: Column = {
  width: 772,
  margin: 20,
  runs: 'right',
  high: 260,
  flows: [
    {node: 150, label: 150, between: 3},
    {node: 112, label: 100, between: Infinity},
  ],
};

/** The column of a page in a narrower window. */
export const NARROW: Column = {...PAGE, width: 652};

/** The viewer of node graphs on a desk: wide, and about as high as its window. */
export const VIEWER: Column = {...PAGE, width: 1120, margin: 24};

/** Whether a figure takes half of the column of a page, which is as wide as a phone. */
export const isHalf = (figure: object): boolean => 'half' in figure && figure.half === true;

/** The column of a phone 390 px wide, where height doesn't matter. */
export const PHONE: Column = {
  width: 356,
  margin: 8,
  runs: 'down',
  high: Infinity,
  flows: [
    {node: 150, label: 150, between: 0},
    {node: 112, label: 100, between: 0},
    {node: 92, label: 80, between: 0},
    {node: 112, label: 100, between: 0, close: true},
    {node: 92, label: 80, between: 0, close: true},
    {node: 92, label: 70, between: 0, close: true},
    {node: 112, label: 100, between: 0, packed: Infinity},
    {node: 80, label: 70, between: 0, close: true, packed: Infinity},
    {node: 92, label: 70, between: 0, close: true, packed: 2},
    {node: 112, label: 100, between: 0, close: true, packed: 1},
  ],
};
