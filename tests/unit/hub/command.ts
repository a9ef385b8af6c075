import {spawn, type ChildProcess} from 'node:child_process';
import {bundleCommand} from '../../../src/plugins/practiceHub/bundle';
import {read, type Answered} from './load';

const text = bundleCommand(process.cwd());

/** The file that readers download. */
export const commandText = (): Promise<string> => text;

/** A running command. */
export interface Command {
  /** Address of the server, without a slash at the end. */
  url: string;
  /** Everything that it has printed. */
  output(): string;
  /** Sends a call: `GET /engines`. */
  call(line: string, body?: unknown): Promise<Answered>;
  /** Asks it to end, and returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the command on a free port.
 * @param cwd a folder with practice-hub.mjs
 * @throws Error with what it printed, where it ends before it listens
 */
export function startCommand(cwd: string, ...options: readonly string[]): Promise<Command> {
  const child = spawn(process.execPath, ['practice-hub.mjs', '--port', '0', ...options], {cwd});
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url)
        resolve({url, output: () => output, call: (line, body) => send(url, line, body), stop: () => end(child)});
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(output)));
  });
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

async function send(url: string, line: string, body: unknown): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ');
  const sent = body === undefined ? {} : {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}};
  return read(await fetch(`${url}/api/rest/v1${path}`, {method, ...sent}));
}
