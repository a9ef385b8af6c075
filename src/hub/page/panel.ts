import notes from '@practice-hub/notes';

import {adoptStyles, button, make} from '../../client/elements';
import {copyText} from '../../components/copyText';
import {NOTE_HEADER} from '../notes';
import {bodyFaults} from './bodyFaults';
import {log, reset, send, studio} from './client';
import {scriptOf} from './script';
import {studioList} from './studioView';
import {sheet} from './styles';
import type {Reply, SentCall} from './worker';

/** Polling interval of the studio while something changes by itself (ms). */
const WATCH = 200;

/** JSON with line breaks; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Notes on open points behind a reply, each with a link to the manual. */
function notesOf({headers}: Reply): HTMLElement[] {
  const ids = headers.find(([name]) => name === NOTE_HEADER.toLowerCase())?.[1].split(', ') ?? [];
  return ids.flatMap((id) => {
    const note = notes[id];
    return note
      ? [make('p', {class: 'unpublished'}, `${note.known} `, make('a', {href: note.href}, 'What the manual says'))]
      : [];
  });
}

/** The initial state of the panel. */
interface Opening {
  /** The call on the page, with the reader's values. */
  readonly call: SentCall;
  /** The same call as the description has it: its IDs exist in the practice studio. */
  readonly example: SentCall;
  readonly hasBody: boolean;
}

/** The panel that sends calls to the practice hub. There is one; it goes to the call that the reader tries. */
class HubPanel {
  readonly element: HTMLElement;
  private readonly method = make('span', {class: 'method'});
  private readonly path = make('input', {
    id: 'hub-path',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
  });
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
  private readonly studio = make('div');
  private readonly calls = make('ol', {class: 'calls'});
  private readonly script = make('pre', {tabindex: '0', 'aria-label': 'Script', hidden: ''});
  private opener: HTMLElement | undefined;
  private example: SentCall | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    adoptStyles(sheet);
    const form = make(
      'form',
      {},
      make('div', {}, make('label', {for: 'hub-path'}, 'Path'), make('div', {class: 'line'}, this.method, this.path)),
      this.bodyRow,
      this.faults,
      make(
        'div',
        {class: 'actions'},
        make('button', {type: 'submit', class: 'send'}, 'Send'),
        button('Reset the studio', () => void this.reset()),
        button('Close', () => this.close()),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    // Enter is a new line there.
    this.body.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    });
    this.element = make(
      'section',
      {class: 'hub-panel', 'aria-labelledby': 'hub-title'},
      make('h4', {id: 'hub-title', tabindex: '-1'}, 'Practice hub'),
      make(
        'p',
        {class: 'banner'},
        'This is a practice hub in your browser, not your Reality Hub. Nothing that you send leaves this page, and nothing goes on air.',
      ),
      form,
      this.status,
      this.answer,
      make('h5', {}, 'Studio'),
      this.studio,
      make(
        'details',
        {},
        make('summary', {}, 'Calls of this visit'),
        this.calls,
        button('Copy as a script', () => void this.copy()),
        this.script,
      ),
    );
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
  }

  /** Opens the panel below the request of a call. @param opener what was pressed, which gets the focus back */
  open(opener: HTMLElement, place: Element, {call, example, hasBody}: Opening): void {
    this.example = example;
    this.opener?.setAttribute('aria-expanded', 'false');
    this.opener = opener;
    opener.setAttribute('aria-expanded', 'true');
    this.method.textContent = call.method;
    this.method.className = `method ${call.method.toLowerCase()}`;
    this.bodyRow.hidden = !hasBody;
    this.fill(call);
    place.append(this.element);
    this.showLog();
    void this.watch();
    this.element.querySelector<HTMLElement>('h4')!.focus();
  }

  private fill({path, body}: SentCall): void {
    this.path.value = path;
    this.body.value = body;
    this.faults.replaceChildren();
    this.answer.replaceChildren();
    this.status.textContent = '';
  }

  /** A hint with the IDs of the example, for a call whose IDs the practice studio lacks. */
  private offerExample({path, body}: SentCall): HTMLElement[] {
    const {example} = this;
    if (!example || (path === example.path && body === example.body)) return [];
    const use = button('Use the IDs of the example', () => {
      this.fill(example);
      this.path.focus();
    });
    return [make('p', {}, 'The practice studio has its own IDs. ', use)];
  }

  /** Takes the panel away, and gives the focus back. */
  close(): void {
    clearTimeout(this.timer);
    this.element.remove();
    this.opener?.setAttribute('aria-expanded', 'false');
    this.opener?.focus();
  }

  private fail(error: unknown): void {
    this.status.textContent = error instanceof Error ? error.message : String(error);
  }

  private async send(): Promise<void> {
    const sent = {
      method: this.method.textContent,
      path: this.path.value.trim(),
      body: this.bodyRow.hidden ? '' : this.body.value,
    };
    if (!sent.path.startsWith('/') || !URL.canParse(sent.path, 'http://practice.invalid')) {
      this.status.textContent = 'A path begins with /api/rest/v1.';
      return;
    }
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
    const headers = reply.headers.map(([name, value]) => `${name}: ${value}`).join('\n');
    this.answer.replaceChildren(
      ...(reply.status >= 400 ? this.offerExample(sent) : []),
      ...notesOf(reply),
      ...(headers ? [make('pre', {class: 'headers', tabindex: '0', 'aria-label': 'Headers'}, headers)] : []),
      make('pre', {tabindex: '0', 'aria-label': 'Body of the response'}, reply.text ? pretty(reply.text) : 'no body'),
    );
  }

  /** Shows the studio, and again while something goes on by itself. */
  private async watch(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const now = await studio();
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

  private async copy(): Promise<void> {
    this.script.hidden = false;
    this.status.textContent = (await copyText(this.script))
      ? 'The script is on the clipboard.'
      : 'Press Ctrl+C to copy the script.';
  }

  private async reset(): Promise<void> {
    try {
      await reset();
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

/** The one panel of a page. */
export const hubPanel = (): HubPanel => (panel ??= new HubPanel());
