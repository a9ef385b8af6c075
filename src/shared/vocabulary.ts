/** Each has a color (`--pin-*`) and a shape. */
export const pinKinds = ['texture', 'track', 'number', 'vector', 'bool', 'text', 'exec', 'any'] as const;
export type PinKind = (typeof pinKinds)[number];

/** Languages of fenced blocks that are drawn. */
export const figureKinds = ['nodegraph', 'flow', 'timeline', 'curve', 'panel', 'mattes'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Opening line of a figure; needs the flag `m`. */
export const figureFence = `^ *\`\`\`(?:${figureKinds.join('|')})\\b`;

/** Each has a color and a shape. */
export const tones = ['green', 'yellow', 'red', 'blue', 'grey'] as const;
export type Tone = (typeof tones)[number];
