import type {RootContent} from 'mdast';
import type {Data} from '../../data/load';
import {isOpen, type Question, type QuestionArea} from '../../data/questions/schema';
import {groupBy} from '../../shared/collections';
import {oneOf} from '../../shared/finding';
import {escapeHtml, joinHtml, markup, type Html} from '../../shared/html';
import {questionsRoute} from '../../site/routes';
import {site} from '../../site/site';
import {filter, heading, jsxFlow, link, markdown, paragraph, text} from '../mdastNodes';

/** Questions per area before filtering: those with the most wordings. */
const SHOWN = 8;

const routeOf = ({owner}: Question): string => owner.slice(1).split('#')[0]! || '/';

const anchor = (route: string, title: string): Html =>
  markup`<a href="${escapeHtml(site.basePath + route)}">${escapeHtml(title)}</a>`;

function fold(one: Question, {pages}: Data): Html {
  const title = pages.titleOf(one.owner.slice(1));
  const told = [one.answer ?? [], one.do ?? [], isOpen(one) ? `${one.known} To find out: ${one.test}` : []].flat();
  const answer = joinHtml(told.map((part) => markup`<p>${markdown(part)}</p>`));
  const see = title === undefined ? markup`` : markup`See ${anchor(one.owner.slice(1), title)}. `;
  const readers = escapeHtml(one.roles.map((role) => `${role}s`).join(', '));
  const badge = isOpen(one) ? markup` <small class="release">open point</small>` : markup``;
  const summary = markup`<summary><h3 id="${escapeHtml(one.id)}">${markdown(one.question)}</h3>${badge}</summary>`;
  return markup`<details class="question">${summary}${answer}<p>${see}For ${readers}.</p></details>`;
}

/** By owner page, in sidebar order. */
function areaOf(data: Data, area: QuestionArea): RootContent[] {
  const {routes, titleOf} = data.pages;
  const subjects = [...groupBy(area.questions, routeOf)].sort(([a], [b]) => routes.indexOf(a) - routes.indexOf(b));
  return subjects.map(([route, questions]) => {
    const sorted = questions.toSorted((a, b) => Number(isOpen(a)) - Number(isOpen(b)));
    return jsxFlow('section', {'data-search': 'off'}, [
      heading(2, `about-${route.replaceAll('/', '-')}`, [text(titleOf(route) ?? route)]),
      jsxFlow('Folds', {html: joinHtml(sorted.map((one) => fold(one, data)))}, []),
    ]);
  });
}

/**
 * `<Questions area="setup" />`: by subject. `<Questions />`: index of all areas with a filter; rows link to questions.
 */
export function questions(data: Data, props: {area?: string}): RootContent[] {
  const {questions: areas} = data;
  if (props.area !== undefined) {
    const names = areas.map(({area}) => area);
    return areaOf(data, areas[names.indexOf(oneOf(props.area, names, 'area of docs/_data/questions'))]!);
  }
  const sections = areas.map(({area, title, questions: all}) => {
    const route = `${questionsRoute}/${area}`;
    const rows = all
      .toSorted((a, b) => (b.wordings?.length ?? 0) - (a.wordings?.length ?? 0))
      .map(({id, question, wordings = [], roles}, place) => {
        const name = markup`<b><a href="${escapeHtml(`${site.basePath}${route}#${id}`)}">${markdown(question)}</a></b>`;
        const more = markup`<span hidden>${escapeHtml([...wordings, roles.join(', ')].join('\n'))}</span>`;
        const rest = place < SHOWN ? markup`` : markup` data-rest`;
        return markup`<li id="${escapeHtml(id)}"${rest}>${name}${more}</li>`;
      });
    return jsxFlow('section', {'data-search': 'off'}, [
      heading(2, `area-${area}`, [link(route, [text(title)])]),
      jsxFlow('NameList', {html: joinHtml(rows)}, []),
      paragraph([link(route, [text(`All ${all.length} questions: ${title}`)])]),
    ]);
  });
  return [filter('all questions', 'Word or role', 'li', sections)];
}
