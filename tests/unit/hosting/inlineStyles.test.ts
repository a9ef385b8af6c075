import {describe, expect, test} from 'vitest';
import {inlineStyles} from '../../../scripts/hosting/inlineStyles';
import {testFolder} from '../../support/folder';

const sheet = '.a::after{content:"$&"}';
const {root: build} = testFolder({'assets/css/styles.1.css': sheet});
const styled = (pages: Record<string, string>) =>
  Object.fromEntries(inlineStyles(new Map(Object.entries(pages)), build, '/manual/'));
const page = (link: string, more = '') => `<head>${link}</head><body>${more}</body>`;

const minified = '<link rel=stylesheet href=/manual/assets/css/styles.1.css>';

describe('styles inside of pages', () => {
  test('take the place of the link, minified or not, as they are', () => {
    const inside = page(`<style>${sheet}</style>`);
    expect(
      styled({
        'a/index.html': page(minified),
        'b/index.html': page('<link rel="stylesheet" href="/manual/assets/css/styles.1.css">'),
        'done/index.html': inside,
        'moved/index.html': page('<meta http-equiv="refresh" content="0; url=/manual/a/">'),
      }),
    ).toEqual({'a/index.html': inside, 'b/index.html': inside});
  });

  test('stay outside of a page that tells by them whether the base path is right', () => {
    const banner = '<script>document.getElementById("__docusaurus-base-url-issue-banner")</script>';
    expect(styled({'index.html': page(minified, banner)})).toEqual({});
  });

  test.each(['/manual/assets/css/gone.css', '/elsewhere/assets/css/styles.1.css'])('miss %s', (href) => {
    expect(() => styled({'c/index.html': page(`<link rel=stylesheet href=${href}>`)})).toThrow(
      `build/c/index.html:1  there is no style sheet ${href}  ->  adapt the pattern`,
    );
  });
});
