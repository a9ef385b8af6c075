import {LineCounter, isMap, isNode, isScalar, parseDocument, type Document, type Node, type Pair, visit} from 'yaml';
import {FigureError, type Problem} from './problem';

/** A step into the block: a key of a map or an index of a list. */
export type Path = readonly PropertyKey[];

/**
 * The YAML of one fence, with the place of everything in it.
 *
 * Scalars stay as they are typed (YAML's failsafe schema): `1.00` is drawn as 1.00 and `no` is a word; the schemas read
 * numbers and switches where they expect them.
 */
export class FenceSource {
  readonly data: unknown;
  readonly problems: Problem[] = [];
  private readonly counter = new LineCounter();
  private readonly doc: Document;
  private readonly fenceLine: number;

  /**
   * @param text what stands between the fences
   * @param fenceLine line of the opening fence in the MDX file, from 1
   * @throws FigureError when the block is empty or not YAML
   */
  constructor(text: string, fenceLine: number) {
    this.fenceLine = fenceLine;
    if (text.trim() === '') {
      throw new FigureError([
        {
          line: fenceLine,
          message: 'the block is empty. Write at least its caption and what it shows, or remove the fence.',
        },
      ]);
    }
    this.doc = parseDocument(text, {
      schema: 'failsafe',
      lineCounter: this.counter,
      prettyErrors: false,
      uniqueKeys: true,
    });
    if (this.doc.errors.length > 0) {
      throw new FigureError(
        this.doc.errors.map((error) => ({line: this.lineAt(error.pos[0]), message: this.explain(error, text)})),
      );
    }
    if (!isMap(this.doc.contents)) {
      throw new FigureError([
        {line: fenceLine, message: 'the block is not a list of keys. Start it with "caption: what the figure shows".'},
      ]);
    }
    visit(this.doc, {
      Alias: (_, {source, range}) => {
        const line = range ? this.lineAt(range[0]) : fenceLine;
        this.problems.push({line, message: `"*${source}": a word that starts with * must be quoted: '*Name'.`});
      },
    });
    this.finish();
    this.data = this.doc.toJS();
  }

  /** Notes a fault at a place in the block. */
  report(path: Path, message: string): void {
    this.problems.push({line: this.lineOf(path), message});
  }

  /** Throws what was noted so far, if anything was. */
  finish(): void {
    if (this.problems.length > 0) throw new FigureError(this.problems);
  }

  /** Line in the MDX file of what stands at a path; of the nearest thing that exists, where it does not. */
  lineOf(path: Path): number {
    let node: unknown = this.doc.contents;
    let offset: number | undefined;
    for (const step of path) {
      const next = isMap(node) ? findPair(node.items, step) : undefined;
      if (next) {
        offset = isNode(next.key) ? next.key.range?.[0] : offset;
        node = next.value;
      } else if (!isMap(node) && isNode(node) && 'get' in node) {
        node = (node as Node & {get(key: unknown, keep: boolean): unknown}).get(step, true);
        offset = isNode(node) ? node.range?.[0] : offset;
      } else {
        break;
      }
    }
    return offset === undefined ? this.fenceLine : this.lineAt(offset);
  }

  private lineAt(offset: number): number {
    return this.fenceLine + Math.max(1, this.counter.linePos(offset).line);
  }

  private explain(error: {code: string; message: string; pos: [number, number]}, text: string): string {
    const line =
      text
        .slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1)
        .split('\n')[0]
        ?.trim() ?? '';
    if (error.code === 'DUPLICATE_KEY') {
      const name = /^[\w .-]+/.exec(text.slice(error.pos[0]))?.[0]?.trim() ?? line;
      return `the name "${name}" stands twice. Names are unique: rename or remove one.`;
    }
    if (/alias/i.test(error.message)) return `"${line}": a word that starts with * must be quoted: '*Name'.`;
    return `"${line}" is not valid YAML (${error.message}). Quote text that holds : # { } [ ] , or starts with * & ! % @.`;
  }
}

function findPair(items: Pair[], step: PropertyKey): Pair | undefined {
  return items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(step));
}
