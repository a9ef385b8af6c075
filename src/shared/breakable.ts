/**
 * Where a path or compound name may break: after a joining character, but not in numbers such as 1.6, before a single
 * character, or before a file extension.
 */
const JOINT = /(?<=[^\s/_.\\][/_.\\])(?<!\d\.(?=\d)|\.(?=\w{1,4}$))(?=[^\s/_.\\]{2})/;

export const breakable = (code: string): string[] => code.split(JOINT);
