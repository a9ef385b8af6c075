import path from 'node:path';

import {build, type Plugin} from 'esbuild';

import {readWorld} from '../../data/world/load';
import {readDescription} from '../../data/api/description';
import {noticeOf, packageOf} from '../notices';
import {descriptionFile} from './types';
import {descriptionModule} from './validators';

export function madeModules(root: string) {
  const description = readDescription(root, descriptionFile);
  return {
    '@practice-hub/description': descriptionModule(description),
    '@practice-hub/world': `export default ${JSON.stringify(readWorld(root))};`,
  };
}

const made = (modules: Record<string, string>): Plugin => ({
  name: 'practice-hub',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@practice-hub\//}, ({path: name}) => ({path: name, namespace: 'made'}));
    onLoad({filter: /./, namespace: 'made'}, ({path: name}) => ({contents: modules[name]!, loader: 'js'}));
  },
});

function licensesOf(root: string, files: readonly string[]): string {
  const folders = files.flatMap((file) => packageOf(path.posix.join(root.replaceAll('\\', '/'), file)) ?? []);
  const texts = [...new Set(folders)].sort().map(noticeOf);
  return `/*\n${['This file contains code of these packages.', ...texts].join('\n\n').replaceAll('*/', '* /')}\n*/\n`;
}

/** Into one file that only needs Node. */
export async function bundleCommand(root: string): Promise<string> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['src/hub/command/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    // Included below.
    legalComments: 'none',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // CommonJS packages `require` Node's modules.
    banner: {js: "import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
    plugins: [made(madeModules(root))],
  });
  return outputFiles[0]!.text + licensesOf(root, Object.keys(metafile.inputs));
}
