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
