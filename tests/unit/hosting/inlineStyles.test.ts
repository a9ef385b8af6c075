import {describe, expect, it} from 'vitest';
import {inlineStyles} from '../../../scripts/hosting/inlineStyles';
import {testFolder} from '../../support/folder';

const sheet = '.a::after{content:"$&"}';
const {root: build, read, write} = testFolder({'assets/css/styles.1.css': sheet});
const page = (link: string, more = '') => `<head>${link}</head><body>${more}</body>`;

describe('styles inside of pages', () => {
  it('take the place of the link, minified or not, as they are', async () => {
    write('a/index.html', page('<link rel=stylesheet href=/manual/assets/css/styles.1.css>'));
    write('b/index.html', page('<link rel="stylesheet" href="/manual/assets/css/styles.1.css">'));
    write('moved/index.html', page('<meta http-equiv="refresh" content="0; url=/manual/a/">'));
    expect(await inlineStyles(build, '/manual/')).toBe(2);
    expect(read('a/index.html')).toBe(page(`<style>${sheet}</style>`));
    expect(read('b/index.html')).toBe(page(`<style>${sheet}</style>`));
    expect(await inlineStyles(build, '/manual/')).toBe(0);
  });

  it('stay outside of a page that tells by them whether the base path is right', async () => {
    const banner = '<script>document.getElementById("__docusaurus-base-url-issue-banner")</script>';
    const home = page('<link rel=stylesheet href=/manual/assets/css/styles.1.css>', banner);
    write('index.html', home);
    expect(await inlineStyles(build, '/manual/')).toBe(0);
    expect(read('index.html')).toBe(home);
  });

  it.each(['/manual/assets/css/gone.css', '/elsewhere/assets/css/styles.1.css'])('miss %s', async (href) => {
    write('c/index.html', page(`<link rel=stylesheet href=${href}>`));
    await expect(inlineStyles(build, '/manual/')).rejects.toThrow(
      `build/c/index.html:1  there is no style sheet ${href}  ->  link`,
    );
  });
});
