import {TUNING} from './scoring';

/** Paths, methods, and camel case: the query is code. */
const CODE = /(?:^|\s)\/\w|\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b[a-z]{2,}[A-Z]\w*|[{}]/;

/** Programmers' words. */
const ABOUT_CODE =
  /\b(?:api|calls?|code|curl|endpoints?|https?|json|program|programmatically|rest|scripts?|request)\b/i;

export type CodeKind = 'code' | 'about code' | undefined;

export const codeKindOf = (query: string): CodeKind =>
  CODE.test(query) ? 'code' : ABOUT_CODE.test(query) ? 'about code' : undefined;

/** Score factor for calls; `length`: 0 for names to 1 for questions. */
export function codeFactor(kind: CodeKind, length: number): number {
  return kind === 'code' ? TUNING.code : kind ? TUNING.aboutCode : TUNING.plain ** (1 + length);
}
