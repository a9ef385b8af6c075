import {TUNING} from './scoring';

/** A path, a method, or a name in camel case: the query is code. */
const CODE = /(?:^|\s)\/\w|\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b[a-z]{2,}[A-Z]\w*|[{}]/;

/** Words that programmers use: a query that has one is about code. */
const ABOUT_CODE =
  /\b(?:api|calls?|code|curl|endpoints?|https?|json|program|programmatically|rest|scripts?|request)\b/i;

export type CodeKind = 'code' | 'about code' | undefined;

export const codeKindOf = (query: string): CodeKind =>
  CODE.test(query) ? 'code' : ABOUT_CODE.test(query) ? 'about code' : undefined;

/** Factor on the score of a call of the reference; `length` says how far the query is a question, from 0 to 1. */
export function codeFactor(kind: CodeKind, length: number): number {
  return kind === 'code' ? TUNING.code : kind ? TUNING.aboutCode : TUNING.plain ** (1 + length);
}
