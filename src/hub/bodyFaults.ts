import {inWords} from '../shared/inWords';
import type {BodyFault} from './hub';

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'a Boolean',
  integer: 'an integer',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

function ruleOf({keyword, params, message = ''}: BodyFault): string {
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

interface ToldFault {
  readonly keys: readonly string[];
  /** `Duration must be >= 0.` */
  readonly sentence: string;
}

export function toldFaults(faults: readonly BodyFault[]): ToldFault[] {
  const wide = faults.filter(({keyword}) => keyword === 'anyOf').map(({instancePath}) => instancePath);
  return faults
    .filter(({keyword, instancePath}) => keyword === 'anyOf' || !wide.includes(instancePath))
    .map((fault) => {
      const keys = fault.instancePath
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
      const name = fault.keyword === 'required' ? '' : keys.length > 0 ? `${keys.join('.')} ` : 'The body ';
      return {keys, sentence: `${name}${ruleOf(fault)}`};
    });
}
