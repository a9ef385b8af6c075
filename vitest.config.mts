import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to Docusaurus; tests render some of it themselves.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {include: ['tests/unit/**/*.test.{ts,tsx}']},
});
