import {parseArgs, type ParseArgsConfig} from 'node:util';
import {formatFindings, type Finding} from '../../src/shared/finding';
import {counted} from '../../src/shared/inWords';

/**
 * Runs a script, or prints its help. Exits with 1 on errors, which are printed without stack, because the message has
 * file, line, and fix.
 * @param help with usage
 * @param takes options as for `parseArgs`
 * @param run returns the exit code
 */
export async function command<const Takes extends Pick<ParseArgsConfig, 'options' | 'allowPositionals'>>(
  help: string,
  takes: Takes,
  run: (typed: ReturnType<typeof parseArgs<Takes>>) => number | Promise<number>,
): Promise<void> {
  try {
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      console.log(help);
    } else {
      process.exitCode = await run(parseArgs(takes));
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Prints findings, and how much was checked.
 * @param looked such as `207 pages`
 * @param isSomething false if nothing was checked, which is a failure
 * @returns the exit code
 */
export function report(findings: readonly Finding[], looked: string, isSomething = true): number {
  if (findings.length > 0) console.error(formatFindings(findings));
  console.log(`${looked}, ${counted(findings.length, 'finding')}`);
  return findings.length > 0 || !isSomething ? 1 : 0;
}
