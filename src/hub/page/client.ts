import {wrap, type Remote} from 'comlink';

import type {SentCall} from '../../shared/tryIt';
import type {HubWorker, Reply} from './worker';

export interface Logged {
  readonly sent: SentCall;
  readonly reply: Reply;
}

const MOST = 200;

export const log: Logged[] = [];

let remote: Remote<HubWorker> | undefined;
let broken: Promise<never> | undefined;

/** Shared by all pages of a visit, so that changes are kept. */
function hubOfVisit(): Remote<HubWorker> {
  if (!remote) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'practice-hub'});
    broken = new Promise<never>((_, reject) => {
      worker.addEventListener(
        'error',
        () => {
          worker.terminate();
          remote = undefined;
          reject(new Error('The practice hub did not start. Reload the page and try again.'));
        },
        {once: true},
      );
    });
    broken.catch(() => undefined);
    remote = wrap<HubWorker>(worker);
  }
  return remote;
}

/** Throws if the worker can't start, which is an event and not an answer. */
async function ask<Value>(question: (hub: Remote<HubWorker>) => Promise<Value>): Promise<Value> {
  const hub = hubOfVisit();
  return Promise.race([question(hub), broken!]);
}

export async function send(sent: SentCall): Promise<Reply> {
  const reply = await ask((hub) => hub.send(sent));
  log.push({sent, reply});
  log.splice(0, Math.max(0, log.length - MOST));
  return reply;
}

export const studio = () => ask((hub) => hub.studio());

export const choices = () => ask((hub) => hub.choices());

export async function reset(): Promise<void> {
  log.length = 0;
  await ask((hub) => hub.reset());
}
