import {parseArgs} from 'node:util';

import type {HubOptions} from '../hub';

export interface Options extends HubOptions {
  readonly port: number;
  readonly data: string | undefined;
  /** Delay per response (ms). */
  readonly slow: number;
  readonly fail: number;
  readonly speed: number;
}

export const help = `Usage: node practice-hub.mjs [--port 8080] [--data FILE] [--slow MS] [--fail PERCENT] [--speed FACTOR] [--lenient]

Answers the calls of the Reality Hub REST API 1.6.1 without a studio, at http://localhost:8080/api/rest/v1. It isn't a
Reality Hub, changes nothing but its own memory, and sends nothing. It starts with the example studio of the reference.

  --port PORT       listens on another port
  --data FILE       starts with another studio, a YAML or JSON file in the form of world.yaml
  --slow MS         waits before each response, to test timeouts
  --fail PERCENT    answers so many of a hundred calls with 500, to test retries
  --speed FACTOR    lets time pass faster (10) or slower (0.1), to test launches and eased changes
  --lenient         accepts a new item without data and a change without a body, as some clients send them

The header X-Practice-Hub-Reason says why a call was refused, and Practice-Hub-Unpublished names behavior of a real hub that
is an open question.
Ctrl+C ends it. A new start brings back the studio as it was.`;

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least && value <= most)) {
    const range = most === Infinity ? `${least} or more` : `from ${least} to ${most}`;
    throw new Error(`--${name} is "${text}"  ->  write a number, ${range}`);
  }
  return value;
}

/** @throws Error with the fix */
export function optionsOf(args: readonly string[]): Options {
  let values;
  try {
    ({values} = parseArgs({
      args: [...args],
      options: {
        port: {type: 'string', default: '8080'},
        data: {type: 'string'},
        slow: {type: 'string', default: '0'},
        fail: {type: 'string', default: '0'},
        speed: {type: 'string', default: '1'},
        lenient: {type: 'boolean', default: false},
      },
    }));
  } catch (error) {
    throw new Error(`${(error as Error).message}  ->  --help lists the options`);
  }
  const port = numberOf('port', values.port, 0, 65_535);
  if (!Number.isInteger(port)) throw new Error(`--port is "${values.port}"  ->  write a whole number`);
  return {
    port,
    data: values.data,
    slow: numberOf('slow', values.slow, 0, 600_000),
    fail: numberOf('fail', values.fail, 0, 100),
    speed: numberOf('speed', values.speed, 0.001, 1000),
    isLenient: values.lenient,
  };
}
