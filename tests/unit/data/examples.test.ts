import {describe, expect, it} from 'vitest';
import {loadData} from '../../../src/data/load';
import {evaluateExpression} from './expression';

const {nodes} = loadData(process.cwd());
const examples = [...nodes].flatMap(([id, {examples = []}]) => examples.map((example) => ({id, ...example})));

describe('evaluateExpression, which checks the documented results', () => {
  // Results of TinyExpr++ itself for the same lines.
  it.each([
    ['2^3^2', 64],
    ['-2^2', 4],
    ['7 % 3', 1],
    ['1 + 2 > 2 & 3 > 1', 1],
    ['if(1 <> 1, 5, 6)', 6],
    ['round(2.567, 2)', 2.57],
    ['SIN(PI / 2)', 1],
    ['10 - 4 - 3', 3],
  ])('%s is %d', (expression, result) => {
    expect(evaluateExpression(expression, {})).toBeCloseTo(result, 12);
  });

  it.each(['1 +', 'A + 1', '(1', '1 2', 'foo(1)', '1 / 0'])('%s is refused', (expression) => {
    expect(() => evaluateExpression(expression, {})).toThrow();
  });
});

describe('worked examples of docs/_data/nodes', () => {
  it('has some for the Eval node', () => {
    expect(examples.filter(({id}) => id === 'eval').length).toBeGreaterThan(8);
  });

  it.each(examples)('$id: $expression with $inputs is $result', ({expression, inputs = {}, result}) => {
    expect(evaluateExpression(expression, inputs)).toBeCloseTo(result, 9);
  });

  it('says what goes wrong without the guard: every argument of if is evaluated', () => {
    expect(() => evaluateExpression('if(B = 0, 0, A / B)', {A: 4, B: 0})).toThrow('Division by zero.');
  });
});
