import {fileURLToPath} from 'node:url';
import {Tinypool, type Options} from 'tinypool';

/**
 * Threads that all do one kind of task. They start with the first task, and wait for more.
 * @param module address of the JavaScript module whose default export is `Work`
 * @returns hands a task to a thread, and resolves to the answer
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
