/** A call as a reader sends it to the practice hub. */
export interface SentCall {
  readonly method: string;
  /** Path with its values, percent-encoded. */
  readonly path: string;
  readonly body: string;
}

/** The values of a call, by the names of its parameters, and its body; undefined for a call without one. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** What a page of the reference tells the practice hub about the call that the reader tries. */
export interface Opening {
  readonly method: string;
  /** The call with the reader's values, or that of a link. */
  readonly filled: Filled;
  /** The same call as the description has it: its IDs exist in the practice studio. */
  readonly example: Filled;
  readonly said?: string | undefined;
  /** The problem with a value; undefined for one that fits. */
  check(name: string, value: string): string | undefined;
  pathOf(values: Filled['values']): string;
  /** The call as a program, in the language of the page's samples. */
  programOf(sent: SentCall): {label: string; text: string};
  linkOf(filled: Filled): string;
}

/** The panel of the practice hub; `place` is what it comes after. */
export interface TryItPanel {
  open(opener: HTMLElement, place: Element, opening: Opening): void;
  close(): void;
}
