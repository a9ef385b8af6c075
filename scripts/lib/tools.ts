import {execFileSync} from 'node:child_process';

type Command = readonly [program: string, ...args: string[]];

/** Distribution packages are installed only in CI, never on a person's machine. */
export const installing = (name: string): Command[] =>
  process.env['CI']
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
      ]
    : [];

/** @param ways commands to install it, tried in order */
export function findOrGet(find: () => string | undefined, ways: readonly Command[]): string | undefined {
  for (const [program, ...args] of ways) {
    if (find()) break;
    try {
      execFileSync(program, args, {stdio: 'inherit', timeout: 300_000});
    } catch {
      console.warn(`could not run: ${program} ${args.join(' ')}`);
    }
  }
  return find();
}
