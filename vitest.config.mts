import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The files that take longest, the longest first. A fresh checkout doesn't know yet how long each takes. */
const longest = ['site/warm.test.ts', 'checks/check.test.ts', 'guide/recipes.test.ts', 'api/clients.test.ts'];

const placeOf = ({moduleId}: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? longest.length : place;
};

/** Begins with what takes longest, so that all workers end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus; tests render some of it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/{unit,site}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/temporaryFolders.ts',
    maxWorkers: '100%',
    // No test replaces a module or leaves one changed; a registry of modules for each file costs half of the time.
    isolate: false,
    sequence: {sequencer: LongestFirst},
    // Ends a test that hangs. Several run a command or a build, so the limit says nothing about speed.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
