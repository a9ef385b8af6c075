import notes from '@practice-hub/notes';

import {adoptStyles, button, make} from '../../client/elements';
import {copyText} from '../../components/copyText';
import type {Filled, Opening, SentCall, TryItPanel} from '../../shared/tryIt';
import {NOTE_HEADER} from '../notes';
import {bodyFaults} from './bodyFaults';
import {choices, log, reset, send, studio} from './client';
import {PathFields} from './pathFields';
import {ProgramView} from './program';
import {scriptOf} from './script';
import {studioList} from './studioView';
import {sheet} from './styles';
import type {Reply} from './worker';

/** While something is moving (ms). */
const WATCH = 100;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function notesOf({headers}: Reply): HTMLElement[] {
  const ids = headers.find(([name]) => name === NOTE_HEADER.toLowerCase())?.[1].split(', ') ?? [];
  return ids.flatMap((id) => {
    const note = notes[id];
    return note
      ? [make('p', {class: 'unpublished'}, `${note.known} `, make('a', {href: note.href}, 'What the manual says'))]
      : [];
  });
}

class HubPanel implements TryItPanel {
  readonly element: HTMLElement;
  private readonly title = make('h4', {id: 'hub-title', tabindex: '-1'}, 'Practice hub');
  private readonly method = make('span', {class: 'method'});
  private readonly path = make('code');
  private readonly fields = new PathFields(() => this.showCall());
  private readonly body = make('textarea', {
    id: 'hub-body',
    rows: '6',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'aria-describedby': 'hub-faults',
  });
  private readonly bodyRow = make('div', {}, make('label', {for: 'hub-body'}, 'Body'), this.body);
  private readonly faults = make('ul', {id: 'hub-faults', class: 'faults', 'aria-live': 'polite'});
  private readonly status = make('p', {class: 'status', role: 'status'});
  private readonly answer = make('div', {class: 'answer'});
  private readonly program = new ProgramView();
  private readonly studio = make('div');
  private readonly calls = make('ol', {class: 'calls'});
  private readonly script = make('pre', {tabindex: '0', 'aria-label': 'Script', hidden: ''});
  private opener: HTMLElement | undefined;
  private opening: Opening | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    adoptStyles(sheet);
    const form = make(
      'form',
      {},
      make('p', {class: 'line'}, this.method, this.path),
      this.fields.element,
      this.bodyRow,
      this.faults,
      make(
        'div',
        {class: 'actions'},
        make('button', {type: 'submit', class: 'send'}, 'Send'),
        button('Copy as code', () => void this.copyProgram()),
        button('Copy a link', () => void this.copyLink()),
        button('Reset the studio', () => void this.reset()),
        button('Close', () => this.close()),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    // Enter inserts a line.
    this.body.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    this.element = make(
      'section',
      {class: 'hub-panel', 'aria-labelledby': 'hub-title'},
      this.title,
      make(
        'p',
        {class: 'banner'},
        'This is a practice hub in your browser, not your Reality Hub. Nothing that you send leaves this page, and nothing goes on air.',
      ),
      form,
      this.status,
      this.answer,
      make('h5', {}, 'Studio'),
      this.program.element,
      this.studio,
      make(
        'details',
        {},
        make('summary', {}, 'Calls of this visit'),
        this.calls,
        button('Copy as a script', () => void this.copyScript()),
        this.script,
      ),
    );
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
  }

  open(opener: HTMLElement, place: Element, opening: Opening): void {
    this.opening = opening;
    this.opener?.setAttribute('aria-expanded', 'false');
    this.opener = opener;
    opener.setAttribute('aria-expanded', 'true');
    this.method.textContent = opening.method;
    this.method.className = `method ${opening.method.toLowerCase()}`;
    this.fill(opening.filled);
    this.status.className = 'status';
    this.status.textContent = opening.said ?? '';
    place.after(this.element);
    this.showLog();
    void this.watch();
    choices().then(
      (known) => this.fields.offer(known),
      () => undefined,
    );
    this.title.focus();
  }

  private fill({values, body}: Filled): void {
    this.fields.fill(values);
    this.bodyRow.hidden = body === undefined;
    this.body.value = body ?? '';
    this.faults.replaceChildren();
    this.answer.replaceChildren();
    this.status.textContent = '';
    this.showCall();
  }

  private filled(): Filled {
    return {values: this.fields.values(), ...(!this.bodyRow.hidden && {body: this.body.value})};
  }

  private sentCall(): SentCall {
    const {values, body = ''} = this.filled();
    return {method: this.opening?.method ?? '', path: this.opening?.pathOf(values) ?? '', body};
  }

  private showCall(): void {
    this.path.textContent = this.sentCall().path;
  }

  /** For calls whose IDs the practice studio lacks. */
  private offerExample({path, body}: SentCall): HTMLElement[] {
    const {example, pathOf} = this.opening ?? {};
    if (!example || (path === pathOf?.(example.values) && body === (example.body ?? ''))) return [];
    const use = button('Use the IDs of the example', () => {
      this.fill(example);
      this.title.focus();
    });
    return [make('p', {}, 'The practice studio has its own IDs. ', use)];
  }

  close(): void {
    clearTimeout(this.timer);
    this.element.remove();
    this.opener?.setAttribute('aria-expanded', 'false');
    this.opener?.focus();
  }

  private fail(error: unknown): void {
    this.status.textContent = error instanceof Error ? error.message : String(error);
  }

  /** Reports invalid values and JSON at the fields. */
  private isRight({body}: SentCall): boolean {
    const fit = this.fields.check((name, value) => this.opening?.check(name, value));
    const faults = bodyFaults(body, []);
    this.faults.replaceChildren(...faults.map((text) => make('li', {}, text)));
    if (fit && faults.length === 0) return true;
    if (fit) this.body.focus();
    this.status.className = 'status bad';
    this.status.textContent = 'Correct the request first. Nothing was sent or copied.';
    return false;
  }

  private async send(): Promise<void> {
    const sent = this.sentCall();
    if (!this.isRight(sent)) return;
    try {
      this.show(await send(sent), sent);
      this.showLog();
      await this.watch();
    } catch (error) {
      this.fail(error);
    }
  }

  private show(reply: Reply, sent: SentCall): void {
    this.faults.replaceChildren(
      ...(this.bodyRow.hidden ? [] : bodyFaults(sent.body, reply.faults)).map((text) => make('li', {}, text)),
    );
    this.status.textContent = `${reply.status} in ${reply.time.toFixed(1)} ms`;
    this.status.className = reply.status < 400 ? 'status ok' : 'status bad';
    this.program.refuse(reply.status >= 400);
    const headers = reply.headers.map(([name, value]) => `${name}: ${value}`).join('\n');
    this.answer.replaceChildren(
      ...(reply.status >= 400 ? this.offerExample(sent) : []),
      ...notesOf(reply),
      ...(headers ? [make('pre', {class: 'headers', tabindex: '0', 'aria-label': 'Headers'}, headers)] : []),
      make('pre', {tabindex: '0', 'aria-label': 'Body of the response'}, reply.text ? pretty(reply.text) : 'no body'),
    );
  }

  /** Polls while something is moving. */
  private async watch(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const now = await studio();
      this.program.show(now);
      this.studio.replaceChildren(studioList(now));
      if (now.isBusy && this.element.isConnected) this.timer = setTimeout(() => void this.watch(), WATCH);
    } catch (error) {
      this.fail(error);
    }
  }

  private showLog(): void {
    this.calls.replaceChildren(
      ...log.map(({sent, reply}) =>
        make('li', {}, `${sent.method} ${sent.path} `, make('b', {}, String(reply.status))),
      ),
    );
    this.script.textContent = scriptOf(log);
  }

  private async copyScript(): Promise<void> {
    this.script.hidden = false;
    await this.tell(this.script, 'The script is on the clipboard.');
  }

  private async copyProgram(): Promise<void> {
    const sent = this.sentCall();
    const program = this.isRight(sent) ? this.opening?.programOf(sent) : undefined;
    if (!program) return;
    const shown = make('pre', {tabindex: '0', 'aria-label': program.label}, program.text);
    this.answer.replaceChildren(shown);
    await this.tell(shown, `The call is on the clipboard, as ${program.label}.`);
  }

  private async copyLink(): Promise<void> {
    const link = make('pre', {class: 'headers', tabindex: '0'}, this.opening?.linkOf(this.filled()) ?? '');
    this.answer.replaceChildren(link);
    await this.tell(link, 'A link to this request is on the clipboard.');
  }

  private async tell(copied: HTMLElement, words: string): Promise<void> {
    this.status.className = 'status';
    this.status.textContent = (await copyText(copied)) ? words : 'Press Ctrl+C to copy it.';
  }

  private async reset(): Promise<void> {
    try {
      await reset();
      this.program.refuse(false);
      this.answer.replaceChildren();
      this.faults.replaceChildren();
      this.showLog();
      await this.watch();
      this.status.className = 'status';
      this.status.textContent = 'The studio is as it was at the start.';
    } catch (error) {
      this.fail(error);
    }
  }
}

let panel: HubPanel | undefined;

export const hubPanel = (): TryItPanel => (panel ??= new HubPanel());
