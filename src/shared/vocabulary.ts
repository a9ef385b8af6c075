/** Kinds of pins, in figures and in the data of nodes. Each has a color (`--pin-*`) and a shape. */
export const pinKinds = ['texture', 'track', 'number', 'vector', 'bool', 'text', 'exec', 'any'] as const;
export type PinKind = (typeof pinKinds)[number];

/** Kinds of figures: the languages of the fenced blocks that are drawn. */
export const figureKinds = ['nodegraph', 'flow', 'timeline', 'curve', 'panel', 'mattes'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** The line that opens a figure in a page: a regular expression with the flag `m`. */
export const figureFence = `^ *\`\`\`(?:${figureKinds.join('|')})\\b`;

/** Tones of `<Status>` and of states in a panel: a color and a shape each. */
export const tones = ['green', 'yellow', 'red', 'blue', 'grey'] as const;
export type Tone = (typeof tones)[number];
