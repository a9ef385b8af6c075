import {describe, expect, test} from 'vitest';

import {decodablePath, plainPath} from '../../../src/client/paths';

describe('plainPath', () => {
  test.each([
    ['/manual/index.html', '/manual/'],
    ['/manual/user-guide/index.html', '/manual/user-guide/'],
    ['/manual/whats-new.html', '/manual/whats-new'],
    ['/manual-2.0/from-1.0-to-2.0', '/manual-2.0/from-1.0-to-2.0'],
    ['/manual/user-guide/', '/manual/user-guide/'],
    ['/manual/html', '/manual/html'],
    ['/manual/.html', '/manual/.html'],
    ['/manual/my-index.html', '/manual/my-index'],
    ['/index.html', '/'],
  ])('%s is %s', (asked, plain) => {
    expect(plainPath(asked)).toBe(plain);
  });
});

describe('decodablePath', () => {
  test.each(['/manual/', '/manual/a%20b', '/manual/%C3%A9'])('leaves %s as it is', (path) => {
    expect(decodablePath(path)).toBe(path);
  });

  test.each(['/%E0%A4%A', '/100%', '/a%2/%20'])('%s can then be decoded twice, and reads as it was', (path) => {
    expect(() => decodeURI(path)).toThrow(URIError);
    expect(decodeURI(decodeURI(decodablePath(path)))).toBe(path);
  });
});
