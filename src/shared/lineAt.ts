/** The line, from 1, of a place in a text. @param offset characters before it */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
