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

/** MDX components with content that a page writes itself. */
export const contentComponents = [
  'Callouts',
  'Cards',
  'Keys',
  'MenuPath',
  'Operation',
  'PropertyTable',
  'ShowInGraph',
  'Status',
  'Term',
] as const;
export type ContentComponent = (typeof contentComponents)[number];

/** MDX components that show data: the build replaces them by that of `docs/_data`. */
export const dataComponents = [
  'ApiErrors',
  'ApiErrorTable',
  'ComponentVersions',
  'Glossary',
  'InterfaceNames',
  'NodeExamples',
  'NodeFunctions',
  'NodeIndex',
  'NodePins',
  'NodeProperties',
  'NodeReference',
  'Open',
  'Ports',
  'Questions',
  'Shortcuts',
  'SignalPath',
  'Swatch',
] as const;
export type DataComponent = (typeof dataComponents)[number];

/** Those that show the titles of other pages too. */
export const titleComponents = [
  'Glossary',
  'InterfaceNames',
  'NodeIndex',
  'NodeReference',
  'Questions',
] as const satisfies readonly DataComponent[];
