import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {afterEach, expect, test, vi} from 'vitest';
import {previewFaults} from '../../../src/shared/previewFaults';
import {parseFrontMatter} from '../../../src/markdown/frontMatter';
import {trialProject} from './project';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Calls the hook as Docusaurus does: from the project's folder, with the absolute path of a file. */
function parse(root: string, file: string) {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const filePath = path.join(root, file);
  return parseFrontMatter({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: ({fileContent}) => {
      const {data, content} = matter(fileContent, {});
      return Promise.resolve({frontMatter: data, content});
    },
  });
}

test('lets a title break after a slash in the links to the previous and the next page', async () => {
  const {root, edit} = trialProject([]);
  edit('docs/launcher/interface.mdx', 'title: Interface', 'title: Nodegraph/Actions');
  const {frontMatter} = await parse(root, 'docs/launcher/interface.mdx');
  expect(frontMatter).toMatchObject({title: 'Nodegraph/Actions', pagination_label: 'Nodegraph/\u200bActions'});
});

test('a byte order mark is the fault, not the front matter after it', async () => {
  const {root, edit} = trialProject([]);
  edit('docs/launcher/status.mdx', /^/, '\uFEFF');
  await expect(parse(root, 'docs/launcher/status.mdx')).rejects.toThrow(
    'docs/launcher/status.mdx:1  the file begins with a byte order mark  ->  save it as UTF-8 without BOM',
  );
});

test('throws file, line, key, value and fix of every fault', async () => {
  const {root, edit} = trialProject([]);
  edit('docs/launcher/status.mdx', 'evidence: composed', 'evidence: guessed\nauthor: me');
  await expect(parse(root, 'docs/launcher/status.mdx')).rejects.toThrow(
    [
      'docs/launcher/status.mdx:6  evidence is "guessed"  ->  choose from published, composed',
      'docs/launcher/status.mdx:7  unknown key "author"  ->  choose from title, description',
    ].join('\n'),
  );
});

test('a preview goes on with the title of a faulty page, and shows the fault until it is corrected', async () => {
  const {root, edit} = trialProject([]);
  const page = 'docs/launcher/status.mdx';
  edit(page, 'evidence: composed', 'evidence: "guessed');
  vi.stubEnv('NODE_ENV', 'development');
  const {frontMatter, content} = await parse(root, page);
  expect(frontMatter).toEqual({title: 'status.mdx'});
  expect(content).not.toContain('guessed');
  expect([...previewFaults.values()]).toEqual([expect.stringContaining(`${page}:`)]);
  edit(page, 'evidence: "guessed', 'evidence: composed');
  await parse(root, page);
  expect(previewFaults.size).toBe(0);
});

test('sees an edit in the live preview: a place is taken, then free again', async () => {
  const {root, edit} = trialProject([]);
  const page = 'docs/launcher/status.mdx';
  edit(page, 'sidebar_position: 2', 'sidebar_position: 1');
  await expect(parse(root, page)).rejects.toThrow('sidebar_position 1 is taken by docs/launcher/interface.mdx');
  edit('docs/launcher/interface.mdx', 'sidebar_position: 1', 'sidebar_position: 12');
  await expect(parse(root, page)).resolves.toBeDefined();
});

test.each(['api/generated/hub.api.mdx', 'tests/fixtures/pages/one.mdx', 'docs/_parts/note.mdx'])(
  'leaves %s alone',
  async (file) => {
    const {root, write} = trialProject([]);
    write(file, '---\nid: hub\nhide_send_button: true\n---\n\nText.\n');
    expect((await parse(root, file)).frontMatter).toEqual({id: 'hub', hide_send_button: true});
  },
);
