import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, parseMdx} from '../../../shared/mdx';
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

/** Heads of the columns of remedies. */
const columns: readonly string[] = ['What to do', 'Change this first'];

/**
 * A remedy that can take a graphic off air says in its own cell when it is safe: readers at work read one cell. A table of
 * three columns, of which one has causes, has a column of remedies, whose head this check knows.
 */
export function remediesRule({source}: Page, _project: Project, report: ReportLine): void {
  visit(parseMdx(source), 'table', (table) => {
    const [heads = [], ...rows] = table.children.map(({children}) => children.map((cell) => toString(cell)));
    const places = [...heads.keys()].filter((place) => columns.includes(heads[place]!));
    if (places.length === 0 && heads.length > 2 && heads.some((head) => /^(?:likely )?cause$/i.test(head)))
      report(lineOf(table), 'a table with causes has no column of remedies', `name it ${columns.join(' or ')}`);
    for (const [index, cells] of rows.entries()) {
      for (const text of places.map((place) => cells[place] ?? '')) {
        const remedy = risky.exec(text)?.[1];
        if (remedy !== undefined && !condition.test(text))
          report(
            lineOf(table.children[index + 1]!),
            `the remedy "${remedy}" has no condition`,
            'say in this cell when it is safe: off air, in rehearsal, after the show, or once the output was cut to another source',
          );
      }
    }
  });
}
