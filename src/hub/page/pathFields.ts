import {make} from '../../client/elements';
import type {Choice} from '../choices';

interface Row {
  readonly name: string;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly problem: HTMLElement;
}

function rowOf(name: string, value: string): Row {
  const id = `hub-path-${name}`;
  const common = {spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': `${id}-problem`};
  const input = make('input', {id, list: `${id}-list`, ...common});
  input.value = value;
  const problem = make('small', {id: `${id}-problem`, 'aria-live': 'polite'});
  return {name, input, list: make('datalist', {id: `${id}-list`}), problem};
}

export class PathFields {
  readonly element = make('div', {class: 'path-fields'});
  private rows: readonly Row[] = [];

  constructor(onChange: () => void) {
    this.element.addEventListener('input', onChange);
  }

  fill(values: Readonly<Record<string, string>>): void {
    this.rows = Object.entries(values).map(([name, value]) => rowOf(name, value));
    this.element.replaceChildren(
      ...this.rows.map(({name, input, list, problem}) =>
        make('div', {}, make('label', {for: input.id}, name), input, list, problem),
      ),
    );
  }

  offer(known: Readonly<Record<string, readonly Choice[]>>): void {
    for (const {name, list} of this.rows)
      list.replaceChildren(...(known[name] ?? []).map(({value, label}) => make('option', {value, label})));
  }

  values(): Record<string, string> {
    return Object.fromEntries(this.rows.map(({name, input}) => [name, input.value.trim()]));
  }

  /** Reports invalid values, and focuses the first. @returns whether all are valid */
  check(problemOf: (name: string, value: string) => string | undefined): boolean {
    for (const {name, input, problem} of this.rows) {
      problem.textContent = problemOf(name, input.value.trim()) ?? '';
      input.setAttribute('aria-invalid', String(problem.textContent !== ''));
    }
    const wrong = this.rows.find(({problem}) => problem.textContent !== '');
    wrong?.input.focus();
    return !wrong;
  }
}
