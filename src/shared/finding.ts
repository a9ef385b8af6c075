import path from 'node:path';
import {didYouMean} from './didYouMean';

export interface Place {
  /** Relative to the project, with forward slashes. */
  file: string;
  line: number;
}

export interface Fault {
  what: string;
  fix: string;
}

export interface Finding extends Place, Fault {}

/** Findings and number of items read: a check that read nothing hasn't passed. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly count: number;
}

/** `file:line  what  ->  fix`, as checks, the build, and the live preview print it. */
export function formatFinding({file, line, what, fix}: Finding): string {
  return `${file}:${line}  ${what}  ->  ${fix}`;
}

export function formatFindings(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(formatFinding)
    .join('\n');
}

/** Carries all findings; its message is what a check prints. */
export class FindingsError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(formatFindings(findings));
    this.name = 'FindingsError';
    this.findings = findings;
  }
}

/** Rethrows any error other than FindingsError. */
export function findingsOf(error: unknown): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  throw error;
}

/** A fault without a place; whoever catches it adds file and line. */
export class FaultError extends Error {
  constructor(
    what: string,
    readonly fix: string,
  ) {
    super(what);
  }
}

export function projectPath(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/**
 * @param what kind of name and where it's defined, for the message
 * @throws FaultError with the nearest name, or all of them
 */
export function oneOf<Known extends string>(asked: string, known: readonly Known[], what: string): Known {
  const found = known.find((name) => name === asked);
  if (found !== undefined) return found;
  throw new FaultError(`"${asked}" is no ${what}`, didYouMean(asked, known));
}
