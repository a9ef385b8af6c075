import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import * as mdx from 'eslint-plugin-mdx';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const a11y = jsxA11y.flatConfigs.strict;

/** The folders of `src`, the lowest first: each imports only from itself and from those before it. */
const floors = [
  'shared',
  'site',
  'data',
  'figures',
  'client',
  'components',
  'hub',
  'reference',
  'search',
  'export',
  'markdown',
  'plugins',
  'theme',
  'checks',
];

/**
 * Neighbors: none imports from another; what they share is further down. The pattern has what others import of each, besides
 * its index: code that runs in the browser, drawing (JSX, which only tsx loads), and parts for the export and the checks.
 */
const neighbors = {
  figures: /play$|render$|kinds\/mattes\//.source,
  hub: /page\/panel$/.source,
  reference: /types$|page\/(?:ReferenceBody|theme)$|generator\/(?:objects|operation|reference)$|samples\/request$/
    .source,
  search: /[A-Z]\w+$|(?:arrival|fetchIndex|messages|recent|types|useSearch|useTyped)$/.source,
};

/** A relative import of a folder of `src`, from anywhere in the project. */
const of = (folders, rest) => `^(?:@site/src/|\\./src/|(?:\\.\\./)+(?:src/)?)(?:${folders.join('|')})${rest}`;

const pastEntries = Object.entries(neighbors).map(([folder, entries]) => ({
  regex: of([folder], `/(?!${entries})`),
  caseSensitive: true,
  message: `src/${folder} is imported by its index or another entry (neighbors in eslint.config.mjs)  ->  export it there`,
}));

const importRules = [
  {
    files: ['*.ts', 'scripts/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: pastEntries}]},
  },
  ...floors.map((floor, index) => ({
    files: [`src/${floor}/**/*.{ts,tsx,mjs}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: of(
                [
                  ...floors.slice(index + 1),
                  ...Object.keys(neighbors).filter((one) => floor in neighbors && one !== floor),
                  'scripts',
                ],
                '(?:/|$)',
              ),
              message: `src/${floor} cannot import a folder above or beside it (floors and neighbors in eslint.config.mjs)  ->  move what both need down`,
            },
            ...pastEntries.filter((_, at) => Object.keys(neighbors)[at] !== floor),
          ],
        },
      ],
    },
  })),
];

export default defineConfig(
  globalIgnores([
    '.cache/',
    'build/',
    'packed/',
    '.docusaurus/',
    'api/generated/',
    'test-results/',
    'playwright-report/',
    '**/*.d.ts',
  ]),
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    files: ['**/*.{js,mjs,ts,mts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    },
  },
  {
    // Only here, because rules that ask for types take as long as all others together.
    files: ['{scripts,tests}/**/*.ts'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // A promise that is not awaited makes a test that cannot fail.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], a11y],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      // A prerendered page first renders what the server did; what only the browser knows (address, storage) comes after.
      'react-hooks/set-state-in-effect': 'off',
      // A block of code that scrolls sideways must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel', 'region']}],
    },
  },
  {
    // Rendered to plain HTML when the site is built, without a router.
    files: ['src/reference/**/*.tsx'],
    rules: {
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  importRules,
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Literal[value=/^\\/?rhubapi\\//], Literal[value="/rhubapi"], TemplateElement[value.raw=/\\/rhubapi/])',
          message: 'the route of the reference is written twice  ->  use REFERENCE_ROUTE of src/site/reference.ts',
        },
      ],
    },
  },
  {
    ...mdx.flat,
    files: ['docs/**/*.mdx', 'versioned_docs/**/*.mdx'],
    extends: [a11y],
    rules: {'mdx/remark': 'off', 'no-unused-expressions': 'error'},
  },
);
