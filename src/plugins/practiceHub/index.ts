import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {openData} from '../../data/open';
import {isOpen} from '../../data/questions/schema';
import {noteIds} from '../../hub';
import {bundleCommand, madeModules} from './bundle';

/** Below the base path. */
const commandFile = 'practice-hub.mjs';

function notesModule(siteDir: string, baseUrl: string): string {
  const questions = openData(siteDir)().questions.flatMap((area) => area.questions);
  const entries = noteIds.map((id) => {
    const question = questions.find((one) => one.id === id);
    if (!question || !isOpen(question)) {
      throw new Error(`src/hub/notes.ts  "${id}" is no open question  ->  add it to docs/_data/questions`);
    }
    const known = question.known.replace(/\*\*|`/g, '');
    return [id, {known, href: baseUrl + question.owner.slice(1)}] as const;
  });
  return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
}

export default function practiceHub({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'practice-hub');
  const names = ['description', 'notes', 'world'];
  return {
    name: 'practice-hub',
    getPathsToWatch: () => ['api/*.yaml', 'src/hub/notes.ts', 'docs/_data/questions/*.yml'],
    loadContent() {
      const modules = {...madeModules(siteDir), '@practice-hub/notes': notesModule(siteDir, baseUrl)};
      mkdirSync(folder, {recursive: true});
      for (const name of names)
        writeFileSync(path.join(folder, `${name}.mjs`), modules[`@practice-hub/${name}` as keyof typeof modules]);
    },
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(names.map((name) => [`@practice-hub/${name}`, path.join(folder, `${name}.mjs`)])),
      },
    }),
    async postBuild({outDir}) {
      writeFileSync(path.join(outDir, commandFile), await bundleCommand(siteDir));
    },
  };
}
