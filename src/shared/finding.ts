import path from 'node:path';
import {didYouMean} from './didYouMean';

/** A line of a file, as findings name it. */
export interface Place {
  /** Path of the file as the writer knows it: relative to the project, with forward slashes. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A fault, wherever it is. */
export interface Fault {
  /** The problem, with the faulty value. */
  what: string;
  /** The fix: the text to write instead. */
  fix: string;
}

/** A diagnostic: its place, the problem, and the fix. */
export interface Finding extends Place, Fault {}

/** The findings of a check, and the number of items it read: a check that read nothing has not passed. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly count: number;
}

/** A finding as every check, the build and the live preview print it: `file:line  what  ->  fix`. */
export function formatFinding({file, line, what, fix}: Finding): string {
  return `${file}:${line}  ${what}  ->  ${fix}`;
}

/** One line for each finding, in the order of files and lines. */
export function formatFindings(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(formatFinding)
    .join('\n');
}

/** Thrown by what reads or draws something. It carries all that was found; its message is what a check would print. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(formatFindings(findings));
    this.name = 'FindingsError';
    this.findings = findings;
  }
}

/** The findings of a FindingsError; rethrows any other error. */
export function findingsOf(error: unknown): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  throw error;
}

/** A fault whose place the thrower does not know; what catches it adds file and line. */
export class FaultError extends Error {
  constructor(
    what: string,
    readonly fix: string,
  ) {
    super(what);
  }
}

/** The name by which findings call a file. */
export function projectPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/**
 * Proves that a name is known.
 * @param what the kind of name and where it is defined, for the message
 * @returns `asked`, proven to be known
 * @throws FaultError with the nearest name, or all of them
 */
export function oneOf<Known extends string>(asked: string, known: readonly Known[], what: string): Known {
  const found = known.find((name) => name === asked);
  if (found !== undefined) return found;
  throw new FaultError(`"${asked}" is no ${what}`, didYouMean(asked, known));
}
