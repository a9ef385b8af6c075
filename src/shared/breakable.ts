/**
 * Between parts of a path or a compound name: after a sign that joins them, but not in a number such as 1.6, before one
 * character, or before what a file ends in.
 */
const JOINT = /(?<=[^\s/_.\\][/_.\\])(?<!\d\.(?=\d)|\.(?=\w{1,4}$))(?=[^\s/_.\\]{2})/;

/** The parts of code between which a line may break. */
export const breakable = (code: string): string[] => code.split(JOINT);
