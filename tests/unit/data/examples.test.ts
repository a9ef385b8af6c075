import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {openData} from '../../../src/data/open';

const {nodes} = openData(process.cwd())();
const examples = [...nodes].flatMap(([id, {examples = []}]) => examples.map((example) => ({id, ...example})));

/** Functions and constants of TinyExpr++, which the Eval node evaluates with. */
const names = {
  ...Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(Math)).map(([name, {value}]) => [
      name.toLowerCase(),
      value as unknown,
    ]),
  ),
  clamp: (value: number, low: number, high: number) => Math.min(Math.max(value, low), high),
  choose: (condition: number, yes: number, no: number) => (condition ? yes : no),
  round: (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places,
};

/** The value of an expression, worked out by JavaScript. Powers go from left to right, and a sign belongs to its number. */
function evaluate(expression: string, inputs: Readonly<Record<string, number>>): number {
  let code = expression
    .replace(/\bif\(/g, 'choose(')
    .replace(/(?<![<>])=/g, '==')
    .replaceAll('<>', '!=');
  const power = /(-?[\d.]+) *\^ *([\d.]+)/;
  while (power.test(code)) code = code.replace(power, (_, a: string, b: string) => String(Number(a) ** Number(b)));
  return Number(runInNewContext(code, {...names, ...inputs}));
}

it('finds the examples of the Eval node', () => {
  expect(examples.filter(({id}) => id === 'eval').length).toBeGreaterThan(8);
});

it.each(examples)('$id: $expression with $inputs is $result', ({expression, inputs = {}, result}) => {
  expect(evaluate(expression, inputs)).toBeCloseTo(result, 9);
});
