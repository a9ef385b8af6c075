import {nearest} from '../../site/finding';

/** A word in a page that asks for something the data does not have; `remarkData` adds file and line. */
export class UnknownError extends Error {
  readonly cure: string;

  constructor(what: string, cure: string) {
    super(what);
    this.cure = cure;
  }
}

/**
 * @param asked what a page asks for
 * @param known what there is
 * @param what the kind of thing and where it is defined, for the message
 * @returns `asked`, proven to be known
 * @throws UnknownError with the nearest name, or all of them
 */
export function oneOf<Known extends string>(asked: string, known: readonly Known[], what: string): Known {
  const found = known.find((name) => name === asked);
  if (found !== undefined) return found;
  const near = nearest(asked, known);
  throw new UnknownError(
    `"${asked}" is no ${what}`,
    near ? `did you mean "${near}"?` : `choose from ${known.join(', ')}`,
  );
}
