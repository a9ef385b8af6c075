import {randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hash, hashCode, hashFiles} from './hash';

export interface FigureCacheOptions {
  /** As for `remarkFigures`. */
  outDir?: string;
  /** As for `remarkFigures`. */
  tokens?: string;
  /** Other files and folders, relative to the site, that pages are made from when they are compiled. */
  inputs?: string[];
}

/**
 * Docusaurus plugin that makes the bundler's cache on disk depend on what figures are made from.
 *
 * The bundler keeps compiled pages from build to build and knows nothing of what a remark plugin read. Without this, a figure
 * keeps its old colors when the tokens change, and a build fails when `.docusaurus` is removed and the cache is not. It can go
 * when what a remark plugin reads can be a dependency of its page (https://github.com/facebook/docusaurus/issues/5757).
 */
export function figureCachePlugin({siteDir}: LoadContext, options: FigureCacheOptions = {}): Plugin {
  const outDir = options.outDir ?? join(siteDir, '.docusaurus', 'figures');
  const tokens = options.tokens ?? join(siteDir, 'src', 'css', 'tokens.css');
  const inputs = (options.inputs ?? []).map((path) => resolve(siteDir, path));
  return {
    name: 'figure-cache',
    configureWebpack(config) {
      const cache = (config.experiments as {cache?: {version?: string}} | undefined)?.cache;
      if (!cache?.version) return {};
      const version = `${cache.version}-${hash(hashCode(), hashFiles([tokens, ...inputs]), birth(outDir))}`;
      return {experiments: {cache: {version}}} as object;
    },
  };
}

/** A word that stays as long as the folder does. */
function birth(folder: string): string {
  const file = join(folder, 'birth');
  mkdirSync(folder, {recursive: true});
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const word = randomUUID();
    writeFileSync(file, word);
    return word;
  }
}
