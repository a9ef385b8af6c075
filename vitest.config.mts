import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus; tests render some of it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  // Several tests run a command or a build; on a loaded machine that takes more than the usual five seconds.
  test: {
    include: ['tests/{unit,site}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/temporaryFolders.ts',
    maxWorkers: '100%',
    // No test replaces a module or leaves one changed; a registry of modules for each file costs half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
