import {describe, expect, test} from 'vitest';

import {likelyPages} from '../../../src/theme/NotFound/Content/likelyPages';

const pages = [
  '/reality-5.5/',
  '/reality-5.5/user-guide/',
  '/reality-5.5/user-guide/launcher/',
  '/reality-5.5/user-guide/launcher/launcher-interface',
  '/reality-5.5/user-guide/launcher/engine-status-colors',
  '/reality-5.5/user-guide/nodegraph-actions/nodegraph/Node-Colors',
  '/reality-5.5/installations/system-requirements',
];
const found = (pathname: string, most?: number) => likelyPages(pathname, pages, most).map(({path}) => path);

describe('likelyPages', () => {
  test('puts the page first that shares the last part of the address', () => {
    expect(found('/reality-5.5/launcher/engine-status-colors')[0]).toBe(
      '/reality-5.5/user-guide/launcher/engine-status-colors',
    );
  });

  test('forgives a slip and the wrong case', () => {
    expect(found('/reality-5.5/user-guide/launcher/Launcher-Interfaces')[0]).toBe(
      '/reality-5.5/user-guide/launcher/launcher-interface',
    );
    expect(found('/reality-5.5/node-colours')[0]).toBe(
      '/reality-5.5/user-guide/nodegraph-actions/nodegraph/Node-Colors',
    );
    expect(found('/reality-5.5/installations/system-requirments')[0]).toBe(
      '/reality-5.5/installations/system-requirements',
    );
  });

  test('prefers the shorter address among equals', () => {
    expect(found('/reality-5.5/launcher')[0]).toBe('/reality-5.5/user-guide/launcher/');
  });

  test('finds nothing where only the base path is shared', () => {
    expect(found('/reality-5.5/zzzz')).toEqual([]);
    expect(found('/reality-5.5/')).toEqual([]);
  });

  test('returns no more than asked for, labeled by the last part of the address', () => {
    const few = likelyPages('/reality-5.5/user-guide/launcher/colors', pages, 2);
    expect(few).toHaveLength(2);
    expect(few[0]!.label).toBe('Engine status colors');
  });
});
