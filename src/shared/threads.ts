import {fileURLToPath} from 'node:url';
import {Tinypool, type Options} from 'tinypool';

/**
 * A pool of workers for one kind of task, started lazily.
 * @param module JavaScript module whose default export is `Work`
 */
export function startThreads<Work extends (task: never) => unknown>(
  module: URL,
  number: number,
  options?: Pick<Options, 'concurrentTasksPerWorker'>,
): (task: Parameters<Work>[0]) => Promise<Awaited<ReturnType<Work>>> {
  let pool: Tinypool | undefined;
  return (task) => {
    pool ??= new Tinypool({...options, filename: fileURLToPath(module), minThreads: number, maxThreads: number});
    return pool.run(task) as Promise<Awaited<ReturnType<Work>>>;
  };
}
