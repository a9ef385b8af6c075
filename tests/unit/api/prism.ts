import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';

const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli');

/** A running Prism server. */
export interface Prism {
  /** Address without a slash at the end. */
  url: string;
  /** Ends the server. */
  stop: () => Promise<void>;
}

/**
 * Starts Prism on a free port of the loopback interface.
 * @param options command and its options: `['mock', file]` or `['proxy', file, upstream]`
 * @throws Error with the output of Prism, when it ends before it listens
 */
export function startPrism(options: readonly string[]): Promise<Prism> {
  const server = spawn(process.execPath, [cli, ...options, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Prism is listening on (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (url !== undefined) {
        resolve({url, stop: () => stop(server)});
      }
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`Prism ended before it listened:\n${output}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
}
