import {parseArgs, type ParseArgsConfig} from 'node:util';
import {formatFindings, type Finding} from '../../src/shared/finding';
import {counted} from '../../src/shared/inWords';

/**
 * Runs a script: prints its help where `--help` asks for it, else does what it does. The process ends with 0 when all is
 * well, else with 1; an error is printed without a stack, because its message already says file, line and fix.
 * @param help what the script does, with its usage
 * @param takes the options that the script has, and whether it takes more than options, as `parseArgs` wants them
 * @param run gets what was typed; returns the exit code
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
 * Prints what a check found, and on its last line how much it looked at.
 * @param looked what was looked at, such as `207 pages`
 * @param isSomething false when there was nothing to look at: a check that sees nothing has not passed
 * @returns the exit code
 */
export function report(findings: readonly Finding[], looked: string, isSomething = true): number {
  if (findings.length > 0) console.error(formatFindings(findings));
  console.log(`${looked}, ${counted(findings.length, 'finding')}`);
  return findings.length > 0 || !isSomething ? 1 : 0;
}
