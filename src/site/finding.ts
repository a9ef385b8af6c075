import leven from 'leven';

/** One fault of a page, with the line it stands on and what to do about it. */
export interface Finding {
  /** Path of the file as the writer knows it: relative to the project, with forward slashes. */
  file: string;
  /** Line of the file, from 1. */
  line: number;
  /** What is wrong, with the value that is wrong. */
  what: string;
  /** What to write instead. */
  cure: string;
}

/** Prints a finding the way every check of this project does: `file:line  what  ->  cure`. */
export function formatFinding({file, line, what, cure}: Finding): string {
  return `${file}:${line}  ${what}  ->  ${cure}`;
}

/** The element of `candidates` that is spelled most like `word`, or undefined when nothing comes near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, word.length / 2) ? best.candidate : undefined;
}
