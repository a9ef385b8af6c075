import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, joined, jsxText, link, paragraph, propertyTable, text} from '../mdastNodes';
import {errorsRoute, type ApiError} from '../../data/apiErrors';
import {inline} from '../../data/inline';
import type {Data} from '../../data/load';
import {groupBy} from '../../shared/collections';

const statusNames: Readonly<Record<number, string>> = {
  404: 'Not found',
  422: 'Not valid',
  500: 'Not carried out',
};

const operations = (ids: readonly string[]): PhrasingContent[] =>
  joined(
    ids.map((id) => [jsxText('Operation', [], {id})]),
    ', ',
  );

const bodyOf = ({body, text: message}: ApiError): string =>
  body === 'json' ? JSON.stringify({error: message}) : message;

function section(error: ApiError): RootContent[] {
  const {id, text: message, status, body, calls, cause, fix, read = []} = error;
  return [
    heading(3, id, [code(message)]),
    paragraph([
      text(`Status ${status}, ${body === 'json' ? 'JSON' : 'plain text'}: `),
      code(bodyOf(error)),
      text('. Returned by '),
      ...(calls === 'all' ? [text('any call')] : operations(calls)),
      text('.'),
    ]),
    paragraph([{type: 'strong', children: [text('Cause.')]}, text(' '), ...inline(cause)]),
    paragraph([
      {type: 'strong', children: [text('What to do.')]},
      text(' '),
      ...inline(fix),
      ...(read.length > 0 ? [text(' To read valid values: '), ...operations(read), text('.')] : []),
    ]),
  ];
}

/** `<ApiErrors />`: every error by status, with ID, calls, cause, and remedy. */
export function apiErrors({apiErrors: errors}: Data): RootContent[] {
  return [...groupBy(errors, ({status}) => status)].flatMap(([status, group]) => [
    heading(2, `status-${status}`, [text(`${status}: ${statusNames[status] ?? 'Error'}`)]),
    ...group.flatMap(section),
  ]);
}

/** `<ApiErrorTable />`: one row per error, with links to the page of errors. */
export function apiErrorTable({apiErrors: errors}: Data): RootContent[] {
  return [
    propertyTable(errors, [
      {title: 'Message', cell: ({id, text: message}) => [link(`${errorsRoute.slice(1)}#${id}`, [code(message)])]},
      {title: 'Status', cell: ({status}) => String(status)},
      {title: 'Meaning', cell: ({cause}) => cause},
      {title: 'What to do', cell: ({fix}) => fix},
    ]),
  ];
}
