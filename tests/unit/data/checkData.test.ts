// cspell:ignore genlok swizle nodgraph Utilitys
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {copySite, type SiteCopy} from './site';

/** Runs the check as `npm run check:data` does, in a copy of the project. */
function check({root}: SiteCopy, ...parameters: string[]): {status: number | null; output: string} {
  const bin = path.resolve('node_modules/.bin/tsx');
  const {status, stdout, stderr} = spawnSync(bin, [path.resolve('scripts/check-data.ts'), ...parameters], {
    cwd: root,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

const page = '---\ntitle: Page\n---\n\nA <Term id="genlock">genlock</Term>.\n';

describe('npm run check:data', {timeout: 60_000}, () => {
  it('passes where data and pages are right', () => {
    const site = copySite();
    site.write('docs/page.mdx', page);
    expect(check(site)).toMatchObject({status: 0, output: expect.stringContaining('1 pages, 0 findings') as string});
  });

  it('fails at a fault of the data', () => {
    const site = copySite();
    site.write('docs/page.mdx', page);
    site.plant('docs/_data/ports.yml', 'protocol: TCP', 'protocol: TPC');
    const {status, output} = check(site);
    expect(status).toBe(1);
    expect(output).toContain('docs/_data/ports.yml:3  [0].protocol is "TPC"  ->  did you mean "TCP"?');
  });

  it('fails at a fault of a page, and of an archived one', () => {
    const site = copySite();
    site.write('docs/page.mdx', page.replace('id="genlock"', 'id="genlok"'));
    site.write('versioned_docs/version-5.4/page.mdx', page.replace('id="genlock"', 'id="genlok"'));
    const {status, output} = check(site);
    expect(status).toBe(1);
    expect(output).toContain(
      'docs/page.mdx:5  <Term>: "genlok" is no term of docs/_data/glossary.yml  ->  did you mean "genlock"?',
    );
    expect(output).toContain('versioned_docs/version-5.4/page.mdx:5  <Term>');
  });

  it('fails where there is no page', () => {
    const {status, output} = check(copySite());
    expect(status).toBe(1);
    expect(output).toContain('no pages found to check');
  });

  it('tells how it is used', () => {
    expect(check(copySite(), '--help')).toMatchObject({status: 0, output: expect.stringContaining('Usage:') as string});
  });
});
