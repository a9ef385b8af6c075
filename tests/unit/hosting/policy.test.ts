import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {policyOf} from '../../../scripts/hosting/policy';
import {formatFindings} from '../../../src/shared/finding';
import {inlineElements} from '../../../src/site/hosting';

const known = inlineElements.map(({tag, mark}) => `<${tag}>${mark}</${tag}>`).join('');

/** The policy of a site with these pages. */
const siteOf = (pages: Record<string, string>) =>
  policyOf(
    new Map(
      Object.entries({'index.html': known, ...pages}).map(([file, html]) => [
        file,
        `<!doctype html>\n<body><main class="text wide">${html}</main>`,
      ]),
    ),
  );

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a built site', () => {
  it('allows what is known by its hash, once for all pages, and data', () => {
    const data = '<script type="application/ld+json">{"a": 1}</script><script src="/a.js"></script><img src="/a.png">';
    const {policy, findings} = siteOf({'a/index.html': known, 'b/index.html': data});
    expect(findings).toEqual([]);
    expect(policy.match(/sha256-/g)).toHaveLength(inlineElements.length + 1);
    for (const {tag, mark} of inlineElements) {
      expect(policy).toMatch(new RegExp(`${tag}-src [^;]*${sha256(mark).replaceAll(/[+/]/g, '\\$&')}`));
    }
  });

  it.each([
    ['<p><script>go()</script></p>', 'inline script of 4 bytes, "go()…" in body > main.text.wide > p > script'],
    ['<style>p{color:red}</style>', 'inline style of 12 bytes, "p{color:red}…" in body > main.text.wide > style'],
    ['<script>data-theme-choice 2</script>', 'a second one with "data-theme-choice"'],
    ['<p class="a"><b style="color:red">B</b></p>', 'attribute style="color:red" in body > main.text.wide > p.a > b'],
    ['<button onclick="go()">B</button>', 'attribute onclick="go()" in body > main.text.wide > button'],
    ['<a href="javascript:go()">B</a>', 'attribute href="javascript:go()"'],
    ['<img src="//cdn.example/a.png">', 'address of another host, src="//cdn.example/a.png"'],
    [
      '<link rel="preload" href="https://cdn.example/a.css">',
      'address of another host, href="https://cdn.example/a.css"',
    ],
  ])('names page, line, element and fix of %s', (html, what) => {
    const found = formatFindings(siteOf({'z/index.html': html}).findings);
    expect(found).toContain('build/z/index.html:2  ');
    expect(found).toContain(what);
    expect(found).toMatch(/ {2}-> {2}(put it into|use a class|keep the file|let .* write the same)/);
  });

  it('misses what is known and not there any more', () => {
    expect(formatFindings(siteOf({'index.html': ''}).findings)).toContain(
      'no page has the inline style with "@font-face" of src/plugins/fonts.ts  ->  take it off inlineElements',
    );
  });
});
