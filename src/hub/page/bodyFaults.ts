import {findNodeAtLocation, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';

import {inWords} from '../../shared/inWords';
import type {BodyFault} from '../hub';

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** `InvalidSymbol` of the parser in words: `invalid symbol`. */
const inPlainWords = (code: string) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** Names of types with their article. */
const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'a Boolean',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function sentenceOf({keyword, params, message = ''}: BodyFault): string {
  switch (keyword) {
    case 'required':
      return `${String(params['missingProperty'])} is missing.`;
    case 'type':
      return `must be ${inWords(
        String(params['type'])
          .split(',')
          .map((type) => types[type] ?? type),
        'or',
      )}.`;
    case 'enum':
      return `must be ${inWords((params['allowedValues'] as string[]).map(String), 'or')}.`;
    case 'anyOf':
      return 'must be a Boolean, a number, a string, a list, or an object.';
    default:
      return `${message}.`;
  }
}

/**
 * Validation errors of a body, for the person who wrote it.
 * @param text the body as it was typed
 * @param faults what the hub says, by the schema
 * @returns sentences that begin with the line: `Line 2: Value must be a number.`
 */
export function bodyFaults(text: string, faults: readonly BodyFault[]): string[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [broken] = errors;
  if (broken && text.trim() !== '') {
    return [
      `Line ${lineAt(text, broken.offset)}: this is no JSON (${inPlainWords(printParseErrorCode(broken.error))}).`,
    ];
  }
  // Of a value that fits no alternative, each alternative has its own fault.
  const wide = faults.filter(({keyword}) => keyword === 'anyOf').map(({instancePath}) => instancePath);
  const told = faults.filter(({keyword, instancePath}) => keyword === 'anyOf' || !wide.includes(instancePath));
  return [
    ...new Set(
      told.map((fault) => {
        const keys = fault.instancePath
          .split('/')
          .slice(1)
          .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
        const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        const offset = (tree && findNodeAtLocation(tree, path)?.offset) ?? 0;
        const name = fault.keyword === 'required' ? '' : keys.length > 0 ? `${keys.join('.')} ` : 'The body ';
        return `Line ${lineAt(text, offset)}: ${name}${sentenceOf(fault)}`;
      }),
    ),
  ];
}
