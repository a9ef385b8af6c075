import {findNodeAtLocation, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';

import {lineAt} from '../../shared/lineAt';
import {toldFaults} from '../bodyFaults';
import type {BodyFault} from '../hub';

/** `InvalidSymbol` of the parser in words: `invalid symbol`. */
const inPlainWords = (code: string) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** @returns `Line 2: Value must be a number.` */
export function bodyFaults(text: string, faults: readonly BodyFault[]): string[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [broken] = errors;
  if (broken && text.trim() !== '') {
    return [
      `Line ${lineAt(text, broken.offset)}: this is no JSON (${inPlainWords(printParseErrorCode(broken.error))}).`,
    ];
  }
  const told = toldFaults(faults).map(({keys, sentence}) => {
    const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const offset = (tree && findNodeAtLocation(tree, path)?.offset) ?? 0;
    return `Line ${lineAt(text, offset)}: ${sentence}`;
  });
  return [...new Set(told)];
}
