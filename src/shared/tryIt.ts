export interface SentCall {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  readonly body: string;
}

/** Values by parameter name; `body` is undefined for calls without one. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Opening {
  readonly method: string;
  /** The reader's values, or those of a link. */
  readonly filled: Filled;
  /** The description's example, whose IDs exist in the practice studio. */
  readonly example: Filled;
  readonly said?: string | undefined;
  /** What is wrong with a value; undefined if valid. */
  check(name: string, value: string): string | undefined;
  pathOf(values: Filled['values']): string;
  /** In the language of the page's samples. */
  programOf(sent: SentCall): {label: string; text: string};
  linkOf(filled: Filled): string;
}

/** @param place the panel is inserted after it */
export interface TryItPanel {
  open(opener: HTMLElement, place: Element, opening: Opening): void;
  close(): void;
}
