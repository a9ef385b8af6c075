import {describe, expect, test} from 'vitest';

import {decodablePath, plainPath} from '../../../src/client/paths';

describe('plainPath', () => {
  test.each([
    ['/reality-5.5/index.html', '/reality-5.5/'],
    ['/reality-5.5/user-guide/index.html', '/reality-5.5/user-guide/'],
    ['/reality-5.5/whats-new.html', '/reality-5.5/whats-new'],
    ['/reality-5.5/from-reality-5.4-SP2-to-reality-5.5', '/reality-5.5/from-reality-5.4-SP2-to-reality-5.5'],
    ['/reality-5.5/user-guide/', '/reality-5.5/user-guide/'],
    ['/reality-5.5/html', '/reality-5.5/html'],
    ['/reality-5.5/.html', '/reality-5.5/.html'],
    ['/reality-5.5/my-index.html', '/reality-5.5/my-index'],
    ['/index.html', '/'],
  ])('%s is %s', (asked, plain) => {
    expect(plainPath(asked)).toBe(plain);
  });
});

describe('decodablePath', () => {
  test.each(['/reality-5.5/', '/reality-5.5/a%20b', '/reality-5.5/%C3%A9'])('leaves %s as it is', (path) => {
    expect(decodablePath(path)).toBe(path);
  });

  test.each(['/%E0%A4%A', '/100%', '/a%2/%20'])('%s can then be decoded twice, and reads as it was', (path) => {
    expect(() => decodeURI(path)).toThrow(URIError);
    expect(decodeURI(decodeURI(decodablePath(path)))).toBe(path);
  });
});
