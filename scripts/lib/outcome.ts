import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export async function outcomeOf(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  try {
    const {stdout, stderr} = await promisify(execFile)(program, args, {cwd, env: {...process.env, ...env}});
    return {code: 0, stdout, stderr};
  } catch (error) {
    const {code, stdout, stderr} = error as Outcome;
    return {code, stdout, stderr};
  }
}
