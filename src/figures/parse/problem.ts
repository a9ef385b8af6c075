/** One fault of a figure: where it stands in the MDX file, and what is wrong with it and what to do, in full sentences. */
export interface Problem {
  /** Line in the MDX file, from 1. */
  line: number;
  message: string;
}

/** Thrown by anything that reads or draws a figure; carries every fault found, not only the first. */
export class FigureError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map((problem) => `line ${problem.line}: ${problem.message}`).join('\n'));
    this.name = 'FigureError';
    this.problems = problems;
  }
}

/** `docs/page.mdx:12: message`, one line a problem, in the order of the file. */
export function formatProblems(file: string, problems: Problem[]): string {
  return [...problems]
    .sort((a, b) => a.line - b.line)
    .map((problem) => `${file}:${problem.line}: ${problem.message}`)
    .join('\n');
}
