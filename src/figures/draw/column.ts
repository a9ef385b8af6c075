export interface Column {
  /** Maximum width (px): text is shown at its nominal size. */
  width: number;
  /** At the edge of a figure; fits half a callout (px). */
  margin: number;
  /** Preferred direction of flows. */
  runs: 'right' | 'down';
  /** A downward flow higher than this is tried in rows too (px). */
  high: number;
  /** Settings to try for flows, in order. */
  flows: readonly FlowSetting[];
}

export interface FlowSetting {
  /** Longest line in a node and in a label (px). */
  node: number;
  label: number;
  between: number;
  close?: boolean;
  packed?: number;
}

/** Column in windows from 1400 px. */
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

/** Column in narrower windows. */
export const NARROW: Column = {...PAGE, width: 652};

/** Viewer on a desktop. */
export const VIEWER: Column = {...PAGE, width: 1120, margin: 24};

/** A half-width figure's column is as wide as a phone. */
export const isHalf = (figure: object): boolean => 'half' in figure && figure.half === true;

/** Column of a phone 390 px wide; height doesn't matter. */
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
