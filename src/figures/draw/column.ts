/** What a figure is drawn for. */
export interface Column {
  /** Figures are drawn no wider, so that their text is shown at the size it is set, px. */
  width: number;
  /** Between a drawing and the edge of its figure, px; holds half a callout disc. */
  margin: number;
  /** A graph that may be turned and is higher then is tried in rows too, px. */
  high: number;
  /** Whether a group may go on in a further row. */
  splits: boolean;
  /** Ways to set a flow, tried one after the other. */
  flows: readonly FlowSetting[];
}

interface FlowSetting {
  /** Most px that a line of text in a node, and one of a label, may take. */
  node: number;
  label: number;
  /** Most arrows that may lead from one row to another. */
  between: number;
}

/** The column of a page. */
export const PAGE: Column = {
  width: 800,
  margin: 24,
  high: 470,
  splits: true,
  flows: [
    {node: 150, label: 150, between: Infinity},
    {node: 112, label: 100, between: Infinity},
  ],
};

/** The column of a phone 390 px wide, on which figures are shown at 0.85 of their size. What is high is no trouble there. */
export const PHONE: Column = {
  width: 418,
  margin: 14,
  high: Infinity,
  splits: false,
  flows: [
    {node: 150, label: 150, between: 0},
    {node: 112, label: 100, between: 0},
    {node: 92, label: 80, between: 0},
    {node: 150, label: 150, between: 6},
  ],
};
