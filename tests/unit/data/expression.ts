/**
 * Evaluates an expression of the Eval node, apart from the product: a recursive-descent parser for the grammar that
 * TinyExpr++ publishes (https://github.com/Blake-Madden/tinyexpr-plusplus, README, Grammar). From the lowest precedence:
 * `&` and `|`; comparisons, with `=` for equality; `+ -`; `* / %`; `^`, from left to right; a sign, which belongs to its operand.
 */

type Inputs = Readonly<Record<string, number>>;

const number = (condition: boolean): number => (condition ? 1 : 0);

const levels: ReadonlyArray<Readonly<Record<string, (a: number, b: number) => number>>> = [
  {'&': (a, b) => number(a !== 0 && b !== 0), '|': (a, b) => number(a !== 0 || b !== 0)},
  {
    '<>': (a, b) => number(a !== b),
    '=': (a, b) => number(a === b),
    '<=': (a, b) => number(a <= b),
    '>=': (a, b) => number(a >= b),
    '<': (a, b) => number(a < b),
    '>': (a, b) => number(a > b),
  },
  {'+': (a, b) => a + b, '-': (a, b) => a - b},
  {'*': (a, b) => a * b, '/': divide, '%': (a, b) => a % b},
  {'^': (a, b) => a ** b},
];

/** As the product does, dividing by zero stops the evaluation. */
function divide(a: number, b: number): number {
  if (b === 0) throw new Error('Division by zero.');
  return a / b;
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  clamp: (value = NaN, low = NaN, high = NaN) => Math.min(Math.max(value, low), high),
  cos: Math.cos,
  exp: Math.exp,
  floor: Math.floor,
  if: (condition = NaN, yes = NaN, no = NaN) => (condition !== 0 ? yes : no),
  ln: Math.log,
  log10: Math.log10,
  max: Math.max,
  min: Math.min,
  mod: (a = NaN, b = NaN) => a % b,
  pow: (a = NaN, b = NaN) => a ** b,
  round: (value = NaN, places = 0) => Math.round(value * 10 ** places) / 10 ** places,
  sin: Math.sin,
  sqrt: Math.sqrt,
  tan: Math.tan,
  trunc: Math.trunc,
};

/**
 * @param expression text as a reader types it
 * @param inputs value of each variable
 * @returns its value
 * @throws an error where it is no expression, names something unknown, or divides by zero
 */
export function evaluateExpression(expression: string, inputs: Inputs): number {
  const tokens = expression.match(/\d+(?:\.\d*)?|\.\d+|[A-Za-z_]\w*|<>|<=|>=|\S/g) ?? [];
  let position = 0;

  const take = (token: string): void => {
    if (tokens[position] !== token)
      throw new Error(`"${token}" expected, "${tokens[position] ?? 'end'}" found in ${expression}`);
    position += 1;
  };

  function level(depth: number): number {
    const operators = levels[depth];
    if (!operators) return signed();
    let value = level(depth + 1);
    for (let operator = operators[tokens[position] ?? '']; operator; operator = operators[tokens[position] ?? '']) {
      position += 1;
      value = operator(value, level(depth + 1));
    }
    return value;
  }

  function signed(): number {
    let sign = 1;
    for (; tokens[position] === '-' || tokens[position] === '+'; position += 1)
      sign *= tokens[position] === '-' ? -1 : 1;
    return sign * operand();
  }

  function operand(): number {
    const token = tokens[position] ?? '';
    position += 1;
    if (/^[\d.]/.test(token)) return Number(token);
    if (token === '(') {
      const value = level(0);
      take(')');
      return value;
    }
    const input = inputs[token];
    if (input !== undefined) return input;
    if (token.toLowerCase() === 'pi') return Math.PI;
    if (token.toLowerCase() === 'e') return Math.E;
    const call = functions[token.toLowerCase()];
    if (!call) throw new Error(`"${token}" is unknown in ${expression}`);
    return call(...parameters());
  }

  function parameters(): number[] {
    take('(');
    const values = [level(0)];
    while (tokens[position] === ',') {
      position += 1;
      values.push(level(0));
    }
    take(')');
    return values;
  }

  const value = level(0);
  if (position < tokens.length) throw new Error(`"${tokens[position]}" is too much in ${expression}`);
  return value;
}
