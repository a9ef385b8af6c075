import {expect, test} from 'vitest';

import type {ContentsEntry} from '../../../src/plugins/contentsPage';
import {knownPath, likelyPages} from '../../../src/theme/NotFound/Content/likelyPages';

const page = (address: string, label: string): ContentsEntry => ({label, href: `/base/${address}`, items: []});
const section = (address: string, label: string, ...items: ContentsEntry[]): ContentsEntry => ({
  label,
  href: `/base/${address}`,
  items,
});
const contents = [
  page('', 'Start'),
  section(
    'user-guide/',
    'User Guide',
    section(
      'user-guide/nodegraph-actions/',
      'Nodegraph and Actions',
      section(
        'user-guide/nodegraph-actions/nodegraph/',
        'Nodegraph',
        page('user-guide/nodegraph-actions/nodegraph/Node-Colors', 'Node Colors'),
      ),
    ),
    section(
      'user-guide/launcher/',
      'Launcher',
      page('user-guide/launcher/launcher-interface', 'Launcher Interface'),
      page('user-guide/launcher/engine-status-colors', 'Engine Status Colors'),
    ),
  ),
  page('installations/system-requirements', 'Hardware'),
  {...page('', 'REST API'), href: '/rhubapi', items: [page('rhubapi/set-property', 'Set a property')]},
];
const found = (asked: string) => likelyPages(asked, contents, '/base/').map(({href}) => href.replace('/base/', ''));

test.each([
  ['the last part of another section', 'faq/engine-status-colors', 'user-guide/launcher/engine-status-colors'],
  ['a typo and the wrong case', 'user-guide/launcher/Launcher-Interfases', 'user-guide/launcher/launcher-interface'],
  ['words of the title', 'hardware-list', 'installations/system-requirements'],
  ['the id of a call', 'rhubapi/setProperty', 'rhubapi/set-property'],
  ['among equals, the shorter address', 'colors', 'user-guide/launcher/engine-status-colors'],
])('finds %s', (_, asked, first) => {
  expect(found(asked)[0]).toBe(first);
});

test.each(['zzzz', '', 'abc', 'nowhere', 'paunches', 'no/such/page', 'strange/words/before/hardware'])(
  'finds nothing for "%s"',
  (asked) => {
    expect(found(asked)).toEqual([]);
  },
);

test.each([
  ['/base/USER-guide', '/base/user-guide/'],
  ['/base//a///b/', '/base/a/B'],
  ['/base/c', undefined],
])('the page of %s is %s', (asked, path) => {
  const routes = [
    {
      path: '/base',
      routes: [
        {path: '/base/user-guide/', exact: true},
        {path: '/base/a/B', exact: true},
      ],
    },
  ];
  expect(knownPath(asked, routes)).toBe(path);
});
