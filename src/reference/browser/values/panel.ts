import {adoptStyles, button, make} from '../../../client/elements';
import {copyText} from '../../../components/copyText';
import {checkValue} from '../../values/check';
import type {VersionValues} from '../../values/data';
import {ADDRESS, type Values} from '../../values/fill';
import {applyToText, applyValues, keepApplied} from './apply';
import {isLinked, keepValues, readValues, takeLinked, valuesOf} from './state';
import {sheet} from './styles';

const BLOCKED = 'This browser blocks its storage, so the values last until you leave or reload this page.';
const LINKED = 'These values come from a link. Check the host before you run a sample.';

interface Row {
  name: string;
  input: HTMLInputElement | HTMLSelectElement;
  problem: HTMLElement;
  element: HTMLElement;
}

function rowOf(name: string, example: string, hint: string): Row {
  const id = `values-${name}`;
  const common = {id, name, 'aria-describedby': `${id}-hint ${id}-problem`};
  const input =
    name === 'scheme'
      ? make('select', common, ...['http', 'https'].map((value) => make('option', {value}, value)))
      : make('input', {
          ...common,
          placeholder: example,
          autocomplete: 'off',
          spellcheck: 'false',
          autocapitalize: 'off',
        });
  const problem = make('small', {id: `${id}-problem`, class: 'problem', 'aria-live': 'polite'});
  const label = make('label', {for: id}, name);
  const element = make('div', {class: 'value'}, label, input, make('small', {id: `${id}-hint`}, hint), problem);
  return {name, input, problem, element};
}

class ValuesPanel {
  readonly element: HTMLElement;
  private readonly rows: Row[];
  private readonly status = make('p', {role: 'status'});
  private readonly others = make('details', {}, make('summary', {}, 'Values of other calls'));
  private readonly first = make('div');
  private readonly title = make('h4', {id: 'values-title', tabindex: '-1'}, 'My values');
  private button: HTMLElement | undefined;

  constructor(private readonly root: HTMLElement) {
    adoptStyles(sheet);
    const {base, fields} = this.own();
    const url = new URL(base);
    this.rows = [
      rowOf('scheme', '', 'https for a hub with SSL.'),
      rowOf('host', url.hostname, 'Name or address of the hub server.'),
      rowOf('port', url.port || '80', 'Leave it empty for the default: 80, with https 443.'),
      ...fields.map(({name, example, hint}) => rowOf(name, example, hint)),
    ];
    const actions = make(
      'div',
      {class: 'actions'},
      button('Reset', () => this.reset()),
      button('Copy a link with values', () => void this.copyLink()),
      button('Close', () => this.close()),
    );
    const about = 'They replace these values in all samples. They stay in this browser and are sent nowhere.';
    this.element = make(
      'section',
      {class: 'values-panel', 'aria-labelledby': 'values-title'},
      this.title,
      make('p', {}, about),
      this.first,
      this.others,
      actions,
      this.status,
    );
    this.element.addEventListener('input', ({target}) => this.change(target as HTMLInputElement));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
    this.fill();
  }

  open(button: HTMLElement): void {
    const isThere = this.button === button && this.element.isConnected;
    if (this.element.isConnected) this.close();
    if (isThere) return;
    this.button = button;
    button.setAttribute('aria-expanded', 'true');
    const {names = []} = this.own().calls[button.closest('section')?.id ?? ''] ?? {};
    for (const {name, element} of this.rows) {
      const isOwn = ADDRESS.includes(name) || names.includes(name);
      (isOwn ? this.first : this.others).append(element);
    }
    button.parentElement?.after(this.element);
    this.status.textContent = isLinked() ? LINKED : '';
    this.title.focus({preventScroll: true});
  }

  private own(): VersionValues {
    return valuesOf(this.root.querySelector<HTMLElement>('.reference')?.dataset.version);
  }

  private close(): void {
    this.element.remove();
    this.button?.setAttribute('aria-expanded', 'false');
    this.button?.focus({preventScroll: true});
  }

  private fill(): void {
    const values = readValues();
    for (const {name, input, problem} of this.rows) {
      input.value = values[name] ?? (name === 'scheme' ? 'http' : '');
      input.setAttribute('aria-invalid', 'false');
      problem.textContent = '';
    }
  }

  private change(input: HTMLInputElement): void {
    const row = this.rows.find((one) => one.input === input);
    if (!row) return;
    const {fields} = valuesOf();
    const values: Record<string, string> = {...readValues()};
    const isPlain = input.value.trim() === '' || (row.name === 'scheme' && input.value === 'http');
    const {value, problem = '', others = {}} = isPlain ? {} : checkValue(fields, row.name, input.value);
    row.problem.textContent = problem;
    row.input.setAttribute('aria-invalid', String(value === undefined && !isPlain));
    if (value === undefined && !isPlain) return;
    delete values[row.name];
    if (value !== undefined) values[row.name] = value;
    for (const [name, text] of Object.entries(others)) {
      values[name] = text;
      const other = this.rows.find((one) => one.name === name);
      if (other) other.input.value = text;
    }
    this.keep(values);
  }

  private keep(values: Values): void {
    this.status.textContent = keepValues(values) ? '' : BLOCKED;
    applyValues(this.root);
  }

  private reset(): void {
    this.keep({});
    this.fill();
    this.status.textContent = 'The samples have their own values again.';
  }

  private async copyLink(): Promise<void> {
    const section = this.button?.closest('section')?.id ?? '';
    const query = new URLSearchParams(readValues()).toString();
    const address = `${location.origin}${location.pathname}#${section}${query && `&${query}`}`;
    const link = make('span', {}, address);
    this.status.replaceChildren('The link names your values: ', link);
    if (await copyText(link)) this.status.prepend('Copied. ');
  }
}

/** @returns opens the panel at a button */
export function startValues(root: HTMLElement, signal: AbortSignal, link: string | undefined) {
  if (link !== undefined) takeLinked(link);
  keepApplied(root, signal);
  let panel: ValuesPanel | undefined;
  return (button: HTMLElement): void => (panel ??= new ValuesPanel(root)).open(button);
}

export {applyToText};
