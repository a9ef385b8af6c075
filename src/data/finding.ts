import {formatFinding, type Finding} from '../site/finding';

/** Thrown where data, or a page that asks for data, is wrong; its message lists every finding, one a line. */
export class DataError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
    this.name = 'DataError';
    this.findings = findings;
  }
}
