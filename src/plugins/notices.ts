import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import type {Compiler} from './compiler';

/** File with the notices, in the built site. */
export const noticesFile = 'third-party-notices.txt';

// cspell:ignore licen
/** Names of files that hold a license or what it asks to be shown. */
const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** The folder of the package that a module is part of; undefined for a module of this project. */
export function packageOf(module: string): string | undefined {
  const at = module.lastIndexOf('/node_modules/');
  const name = /^\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.slice(at))?.[1];
  return at < 0 || name === undefined ? undefined : `${module.slice(0, at)}/node_modules/${name}`;
}

/** License notice of a package: name, version, and license text, or the license name if there is no text. */
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

/** Lists the packages whose code is in the scripts of the site, with their licenses, as most of these demand. */
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
