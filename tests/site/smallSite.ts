import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {testFolder, type TestFolder} from '../support/folder';
import {removeOtherNodes} from '../unit/data/site';

/** A page that shows a call of the API, rows of the data and a figure, and nothing else. */
const page = `---
title: Warm
description: A page that depends on the API, on the data and on the colors of figures.
tags: [hub]
sidebar_position: 99
evidence: composed
---

## Calls {/* #calls */}

<Operation id="listEngines" /> and more.

<Ports purpose="hub" />

\`\`\`flow
caption: Two boxes.
nodes:
  a: {title: First, highlight: true}
  b: {title: Second}
wires:
  - a -> b
\`\`\`
`;

/** Copies the project with few pages and nodes: its start page, a page with one of everything, and the page of lists. */
export function smallSite(): TestFolder {
  const copy = testFolder();
  const {root, read, write} = copy;
  const at = (file: string): string => path.join(root, file);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  const wanted = files.filter(
    (file) => existsSync(file) && file !== '' && !/^(docs|versioned_docs)\/.*\.mdx$/.test(file),
  );
  for (const file of [...wanted, 'docs/index.mdx']) cpSync(file, at(file));
  // Made from what has just been copied, which takes 12 s.
  if (existsSync('api/generated')) cpSync('api/generated', at('api/generated'), {recursive: true});
  removeOtherNodes(copy);
  mkdirSync(at('node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), at(`node_modules/${name}`), 'junction');
  write('versions.json', '[]\n');
  write('docs/warm.mdx', page);
  // Search has a weight for pages of lists.
  write('docs/faq/glossary.mdx', page.replace('title: Warm', 'title: Words'));
  // The pages that own questions are gone, too.
  write('src/site/routes.tsv', `${read('src/site/routes.tsv')}warm\tWarm\n`);
  for (const file of wanted.filter((one) => one.startsWith('docs/_data/questions/')))
    write(file, read(file).replaceAll(/owner: \S+/g, 'owner: /warm#calls'));
  // Every word that search knows must be on a page, and most pages are gone.
  write('docs/_data/synonyms.yml', '- {reader: [tepid], manual: [warm]}\n');
  return copy;
}
