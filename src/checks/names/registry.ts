import type {Data} from '../../data/load';
import {nearest} from '../../shared/didYouMean';
import {escapeRegExp} from '../../shared/escape';

/** Ignores case and punctuation. */
const formOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

/** `<n>` in `Add Input <n>` matches anything. */
function patternOf(text: string): RegExp | undefined {
  if (!/<[^<>]+>/.test(text)) return undefined;
  const parts = text.split(/<[^<>]+>/).map(escapeRegExp);
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

export class Registry {
  private readonly texts: ReadonlySet<string>;
  private readonly patterns: readonly RegExp[];

  constructor(texts: Iterable<string>) {
    this.texts = new Set(texts);
    this.patterns = [...this.texts].flatMap((text) => patternOf(text) ?? []);
  }

  has(text: string): boolean {
    return this.texts.has(text) || this.patterns.some((pattern) => pattern.test(text));
  }

  /** `isForm`: differs in case, spaces, and punctuation only. */
  nearest(text: string): {near?: string; isForm: boolean} {
    const [same] = [...this.texts]
      .filter((one) => formOf(one) === formOf(text))
      .sort((a, b) => likeness(text, b) - likeness(text, a) || a.localeCompare(b, 'en'));
    return {near: same ?? nearest(text, [...this.texts]), isForm: same !== undefined};
  }
}

/** Matching letters by position. */
function likeness(written: string, known: string): number {
  return [...known].filter((letter, index) => letter === written[index]).length;
}

function* namesOfNodes({nodes, nodeCategories}: Data): Generator<string> {
  yield* Object.keys(nodeCategories);
  for (const {name, title, pins = [], properties = [], functions = [], menu = [], variants = []} of nodes.values()) {
    yield name;
    if (title) yield title;
    for (const one of variants) yield one.name;
    for (const {entry} of menu) yield entry;
    for (const one of functions) {
      yield one.name;
      if (one.display) yield one.display;
    }
    for (const field of [...pins, ...properties, ...functions.flatMap(({parameters = []}) => parameters)]) {
      yield field.name;
      if (field.display) yield field.display;
      if (field.group) yield field.group;
      yield* field.options ?? [];
    }
  }
}

export function interfaceRegistry(data: Data): Registry {
  return new Registry([
    ...data.interfaceNames.flatMap(({module, names}) => [module, ...names.map(({name}) => name)]),
    // Families are replaced by their members.
    ...[...namesOfNodes(data)].filter((name) => !/<(?!n>)/.test(name)),
  ]);
}
