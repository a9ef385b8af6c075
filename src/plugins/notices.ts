import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import type {Compiler} from './compiler';

export const noticesFile = 'third-party-notices.txt';

// cspell:ignore licen
const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Undefined for modules of this project. */
export function packageOf(module: string): string | undefined {
  const at = module.lastIndexOf('/node_modules/');
  const name = /^\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.slice(at))?.[1];
  return at < 0 || name === undefined ? undefined : `${module.slice(0, at)}/node_modules/${name}`;
}

/** Name, version, and license text, or else the license name. */
export function noticeOf(folder: string): string {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .sort();
  const text = texts.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  return `${name} ${version}\n\n${text || `License: ${license}`}`;
}

/** Licenses of packages in the site's scripts, as most of them require. */
export default function notices(): Plugin {
  const folders = new Set<string>();
  const collect = {
    apply({hooks}: Compiler) {
      hooks.compilation.tap('site-notices', (compilation) =>
        compilation.hooks.finishModules.tap('site-notices', (modules) => {
          for (const module of modules) {
            const folder = packageOf((module.nameForCondition?.() ?? '').replaceAll('\\', '/'));
            if (folder !== undefined && existsSync(path.join(folder, 'package.json'))) folders.add(folder);
          }
        }),
      );
    },
  };
  return {
    name: 'site-notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [collect]}),
    postBuild({outDir}) {
      const texts = [...folders].sort().map(noticeOf);
      const line = `\n\n${'-'.repeat(80)}\n\n`;
      const head = 'The scripts of this site contain code of these packages.';
      writeFileSync(path.join(outDir, noticesFile), `${[head, ...new Set(texts)].join(line)}\n`);
    },
  };
}
