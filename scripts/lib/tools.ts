import {execFileSync} from 'node:child_process';

/** A program that tests need and that is not a package of the project. */
export interface Tool {
  /** Name of the tool in messages. */
  readonly name: string;
  /** Says where it is on this machine; nothing where it is not. */
  readonly find: () => string | undefined;
  /** Says where another that will do is, when none of the ways got it. */
  readonly otherwise?: () => string | undefined;
  /** Commands that get it, tried in this order until it is found. */
  readonly ways: readonly (readonly [string, ...string[]])[];
  /** The fix if none of them worked. */
  readonly fix: string;
}

/** The ways of a package of the distribution. */
export const packageWays = (name: string): Tool['ways'] => [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
];

/**
 * Returns the path of a tool that is there, or gets it. Packages of the distribution are installed in CI alone (`CI=true`), never
 * on a person's machine.
 * @throws with a fix where it can't be had
 */
export function needTool({name, find, otherwise, ways, fix}: Tool): string {
  for (const [command, ...args] of ways.filter(([program]) => process.env['CI'] || program !== 'apt-get')) {
    const found = find();
    if (found) {
      return found;
    }
    try {
      execFileSync(command, args, {stdio: 'inherit', timeout: 300_000});
    } catch {
      console.warn(`could not run: ${command} ${args.join(' ')}`);
    }
  }
  const found = find() ?? otherwise?.();
  if (!found) {
    throw new Error(`No ${name} found  ->  ${fix}, or set CI=true to have it installed`);
  }
  return found;
}
