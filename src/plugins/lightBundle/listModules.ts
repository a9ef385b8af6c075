import {writeFileSync} from 'node:fs';
import type {Compiler, StatsCompilation} from 'webpack';

/** A module of a script and its size before it is minified, in bytes. */
export type ModuleSize = readonly [name: string, bytes: number];

const MOST = 8;

/** The modules themselves, without those that the bundler has put them into. */
const flat = (modules: StatsCompilation['modules'] = []): typeof modules =>
  modules.flatMap((module) => (module.modules ? flat(module.modules) : [module]));

/**
 * A plugin of the bundler: writes what each script is made of, for the test that holds pages to their budgets
 * (`tests/e2e/budgets.spec.ts`).
 * @param file where to
 * @returns the plugin; the file has, by script, its largest modules
 */
export function listModules(file: string) {
  return {
    apply({hooks}: Pick<Compiler, 'hooks'>) {
      hooks.done.tap('site-list-modules', (stats) => {
        const {chunks = []} = stats.toJson({
          all: false,
          chunks: true,
          chunkModules: true,
          chunkModulesSpace: Infinity,
          nestedModules: true,
          nestedModulesSpace: Infinity,
          cachedModules: true,
          dependentModules: true,
          orphanModules: true,
          runtimeModules: true,
        });
        const scripts = chunks.flatMap(({files = [], modules}) => {
          const largest = flat(modules)
            .map(({name = '', size = 0}): ModuleSize => [name, size])
            .sort(([, a], [, b]) => b - a)
            .slice(0, MOST);
          return files.map((script) => [script, largest] as const);
        });
        writeFileSync(file, JSON.stringify(Object.fromEntries(scripts)));
      });
    },
  };
}
