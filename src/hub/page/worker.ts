/** Makes no network requests. */
import {expose} from 'comlink';
import description from '@practice-hub/description';
import world from '@practice-hub/world';

import type {SentCall} from '../../shared/tryIt';
import {createHub, type BodyFault} from '../hub';
import type {Studio} from '../studio';

export interface Reply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly time: number;
  readonly faults: readonly BodyFault[];
}

const start = () => createHub(description, world, Date.now);
let hub = start();

const api = {
  async send({method, path, body}: SentCall): Promise<Reply> {
    const started = performance.now();
    const headers = {'Content-Type': 'application/json'};
    const sent = body.trim() !== '' && method !== 'GET' ? {body, headers} : {};
    const response = await hub.answer(new Request(`http://practice.invalid${path}`, {method, ...sent}));
    const text = await response.text();
    const time = performance.now() - started;
    return {
      status: response.status,
      headers: [...response.headers],
      text,
      time,
      faults: hub.faults(method, path, body),
    };
  },

  studio: (): Studio => hub.studio(),

  choices: () => hub.choices(),

  reset(): void {
    hub = start();
  },
};

export type HubWorker = typeof api;

expose(api);
