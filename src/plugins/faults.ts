import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

import {dataFolder} from '../data/load';
import {dataFault} from '../data/open';
import {formatFinding, projectPath} from '../shared/finding';
import {MDX_FIX} from '../shared/mdx';
import {previewFaults} from '../shared/previewFaults';
import type {Compiler} from './compiler';

/** The bundler depends on it, so touching it shows faults again. */
const signalOf = ({generatedFilesDir}: LoadContext): string => path.join(generatedFilesDir, 'faults');

/** In the live preview, keeps the last valid content on faults, which Docusaurus only prints to the terminal. */
export function keepLast(plugin: PluginModule): PluginModule {
  return async (context, options) => {
    const made = await plugin(context, options);
    const load = made?.loadContent?.bind(made);
    if (!made || !load || process.env['NODE_ENV'] !== 'development') return made;
    let last: {content: unknown} | undefined;
    const note = (fault?: string): void => {
      if (previewFaults.get(made.name) === fault) return;
      if (fault === undefined) previewFaults.delete(made.name);
      else previewFaults.set(made.name, fault);
      mkdirSync(context.generatedFilesDir, {recursive: true});
      writeFileSync(signalOf(context), [...previewFaults.values()].join('\n'));
    };
    return {
      ...made,
      async loadContent() {
        try {
          last = {content: await load()};
          note();
        } catch (error) {
          if (!last) throw error;
          note((error as Error).message);
        }
        return last!.content;
      },
    };
  };
}

/** Findings in a bundler message, without stack and causes, or else the message. */
export function readable(message: string, root: string): string[] {
  // Causes are framed.
  const plain = stripVTControlCharacters(message).replace(/^[\s│╰─▶×]+/gm, '');
  const findings = plain.match(/[\w./-]+:\d+ {2}\S.* {2}-> {2}.+$/gm);
  if (findings) return findings;
  const [, file, what] = /MDX compilation failed for file "(.+?)"\s*Cause: (.+)/.exec(plain) ?? [];
  if (file === undefined || what === undefined) return [plain];
  const line = Number(/"line": (\d+)/.exec(plain)?.[1] ?? /\((\d+):\d+/.exec(what)?.[1] ?? 1);
  return [formatFinding({file: projectPath(root, file), line, what: `no valid MDX: ${what}`, fix: MDX_FIX})];
}

/**
 * Docusaurus plugin: prints each fault once, as one line without stack, in the live preview's overlay and at the end of
 * a build.
 */
export default function faults(context: LoadContext): Plugin {
  const {siteDir} = context;
  const name = 'site-faults';
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(path.join(siteDir, dataFolder));
      compilation.fileDependencies.add(signalOf(context));
    });
    compiler.hooks.afterCompile.tap(name, (compilation) => {
      // Compilers of style sheets have the same hooks.
      if (compilation.compiler !== compiler) return;
      const own = [dataFault(siteDir)?.message ?? [], ...previewFaults.values()].flat();
      const messages = [...own, ...compilation.errors.map((error) => (error as Error).message)];
      const lines = new Set(messages.flatMap((message) => readable(message, siteDir)));
      compilation.errors = [...lines].map((line) => Object.assign(new Error(line), {stack: '', name: ''})) as never;
    });
  };
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      plugins: [{apply}],
      // Runtime errors of faulty pages would stay in the overlay after a correction.
      ...(!isServer && {devServer: {client: {overlay: {errors: true, warnings: false, runtimeErrors: false}}}}),
    }),
  };
}
