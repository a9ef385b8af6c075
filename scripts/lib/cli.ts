import {formatFindings, type Finding} from '../../src/shared/finding';

/**
 * Runs what a script does and ends the process the way every script here does: 0 when all is well, else 1; an error is
 * printed without a stack, because its message already says file, line and cure.
 * @param run returns the exit code.
 */
export async function main(run: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Prints what a check found, and on its last line how much it looked at.
 * @param looked what was looked at, such as `207 pages`
 * @param isSomething false when there was nothing to look at: a check that sees nothing has not passed
 * @returns the exit code
 */
export function report(findings: readonly Finding[], looked: string, isSomething = true): number {
  if (findings.length > 0) console.error(formatFindings(findings));
  console.log(`${looked}, ${findings.length} findings`);
  return findings.length > 0 || !isSomething ? 1 : 0;
}
