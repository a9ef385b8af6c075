/** Replace with `RegExp.escape` when Node 24 is the minimum. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Quotes a text for Bash. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
