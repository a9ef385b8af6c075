import type {Page} from '../page';
import type {Project, ReportLine} from '../project';

/** Remedies that change what viewers see, or what other shows use, where a sentence or a part of it tells readers to do them. */
const risky = new RegExp(
  String.raw`(?:^|[.,;:]\s+|\b(?:and|or|then)\s+)(` +
    [
      String.raw`(?:re)?load\b[^.,;]*`,
      String.raw`re(?:start|launch|boot)\b[^.,;]*`,
      String.raw`(?:launch|play|start)\b[^.,;]*\bagain\b`,
      String.raw`override\b[^.,;]*`,
      String.raw`(?:set|use) Override Channels\b`,
      String.raw`send\b[^.,;]* (?:all|each|every) (?:channel|engine|output)s?\b`,
      String.raw`(?:change|correct|save) the form\b`,
    ].join('|') +
    ')',
  'iu',
);

/** Words that say when a remedy is safe. */
const condition =
  /\b(?:(?:off|on) air|rehears\w*|(?:after|before|between) [^.;]*\bshows?|another source|graphic is off)\b/iu;

/** A remedy that can take a graphic off air says in its own cell when it is safe: readers at work read one cell. */
export function remediesRule({remedies}: Page, _project: Project, report: ReportLine): void {
  for (const {text, line} of remedies) {
    const remedy = risky.exec(text)?.[1];
    if (remedy !== undefined && !condition.test(text))
      report(
        line,
        `the remedy "${remedy}" has no condition`,
        'say in this cell when it is safe: off air, in rehearsal, after the show, or once the output was cut to another source',
      );
  }
}
