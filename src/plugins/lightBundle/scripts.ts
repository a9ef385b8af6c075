import {writeFileSync} from 'node:fs';

/** A module of a script and its size before it is minified, in bytes. */
export type ModuleSize = readonly [name: string, bytes: number];

interface StatsModule {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly StatsModule[];
  /** Of a group: what the bundler sums up under one size. */
  readonly children?: readonly StatsModule[];
}

interface Stats {
  readonly chunks?: readonly {readonly files?: readonly string[]; readonly modules?: readonly StatsModule[]}[];
}

/** What this needs of the bundler. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, run: (stats: {toJson(options: object): Stats}) => void): void;
    };
  };
}

const MOST = 8;

const flat = (modules: readonly StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => {
    const parts = module.children ?? module.modules;
    return parts ? flat(parts) : [module];
  });

/**
 * A plugin of the bundler: writes what each script is made of, for the test that holds pages to their budgets
 * (`tests/e2e/budgets.spec.ts`).
 * @param file where to
 * @returns the plugin; the file has, by script, its largest modules
 */
export function listModules(file: string) {
  return {
    apply({hooks}: Compiler) {
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
          groupModulesByType: false,
          groupModulesByAttributes: false,
          groupModulesByCacheStatus: false,
          groupModulesByPath: false,
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
