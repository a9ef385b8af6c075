/** Escapes a text for a regular expression. `RegExp.escape` replaces it once Node 24 is the minimum. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A text in the quotes of Bash. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
