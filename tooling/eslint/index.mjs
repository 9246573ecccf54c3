import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesConfig, CONFIG_FILES, TEST_FILES } from './boundaries.mjs';
import { explainedDirectives } from './explained-directives.mjs';
import { noModuleLevelMessages } from './no-module-level-messages.mjs';

const DIRECT_READS = {
  name: '@bank/firebase/firestore',
  importNames: [
    ...['getDoc', 'getDocFromCache', 'getDocFromServer', 'onSnapshot'],
    ...['getDocs', 'getDocsFromCache', 'getDocsFromServer'],
    ...['getAggregateFromServer', 'getCountFromServer'],
  ],
  message:
    'Use subscribeDocument, subscribeQuery, readDocument, readQuery, countQuery or sumQuery of @bank/data-access.',
};

const DIRECT_WRITES = {
  name: '@bank/firebase/firestore',
  importNames: ['addDoc', 'deleteDoc', 'runTransaction', 'setDoc', 'updateDoc', 'writeBatch'],
  message: 'Use transact, which maps errors and fails offline instead of queueing the write.',
};

const SHIPPED = ['host/src/**', 'remotes/*/src/**', 'shared/*/src/**'];
const TESTS = [...TEST_FILES, 'shared/testing/**'];
const CONFIGS = [
  ...CONFIG_FILES,
  'tooling/{eslint,jest,webpack}/*.mjs',
  'tooling/jest/mutants/*.mjs',
];

const workspace = fileURLToPath(new URL('../..', import.meta.url));

const NAMED_EXPORTS = {
  selector: 'ExportAllDeclaration',
  message: 'List the exports by name instead of using `export *`.',
};

const NO_LOCALE =
  ':matches([arguments.length=0], [arguments.0.type="Identifier"][arguments.0.name="undefined"])';
const MISSING_LOCALE = [
  `:matches(NewExpression, CallExpression)[callee.object.name="Intl"]${NO_LOCALE}`,
  `CallExpression[callee.property.name=/^toLocale/]${NO_LOCALE}`,
  'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
].map((selector) => ({ selector, message: 'Pass locale() of @bank/i18n as the locale.' }));

/** The ESLint configuration of the whole workspace. */
export const config = defineConfig(
  { ignores: ['**/dist/', '**/.bank/', '**/.nx/', '**/coverage/', '**/test-results/'] },
  {
    name: 'bank/base',
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      bank: {
        rules: {
          'explained-directives': explainedDirectives,
          'no-module-level-messages': noModuleLevelMessages,
        },
      },
    },
    rules: {
      ...js.configs.recommended.rules,
      'bank/explained-directives': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'bank/typescript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: {
      parserOptions: {
        // Setup files of tools belong to no TypeScript project.
        projectService: { allowDefaultProject: ['tooling/{eslint,jest,typescript}/*.ts'] },
        tsconfigRootDir: workspace,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      // Type-aware rules that are worth their time: an unhandled promise hides its error.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false, properties: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    name: 'bank/imports',
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: [] })],
      'import/resolver': { typescript: { project: [] } },
    },
    rules: {
      'import-x/first': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: false, includeInternal: true, includeTypes: true },
      ],
      'import-x/no-relative-packages': 'error',
      'import-x/no-self-import': 'error',
    },
  },
  boundariesConfig,
  {
    name: 'bank/development-imports',
    files: [...TESTS, ...CONFIGS, 'tooling/**'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: true, includeInternal: true, includeTypes: true },
      ],
    },
  },
  {
    name: 'bank/react',
    files: ['{host,remotes,shared,tooling/gallery}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // Tables have explicit roles because browsers drop them when CSS changes a table's `display`.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {
          tr: ['none', 'presentation'],
          canvas: ['img'],
          th: ['columnheader', 'rowheader'],
          td: ['cell'],
        },
      ],
    },
  },
  {
    name: 'bank/languages',
    files: SHIPPED,
    ignores: TESTS,
    rules: {
      'bank/no-module-level-messages': 'error',
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...MISSING_LOCALE],
    },
  },
  {
    // French writes a no-break space before : ; ! ? and inside quotation marks.
    name: 'bank/french-spaces',
    files: ['**/messages.fr.ts'],
    rules: {
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
    },
  },
  {
    name: 'bank/one-way-to-write',
    files: SHIPPED,
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', DIRECT_WRITES] },
  },
  {
    name: 'bank/one-way-to-read',
    files: SHIPPED,
    ignores: ['shared/data-access/**', ...TESTS],
    rules: { 'no-restricted-imports': ['error', DIRECT_READS, DIRECT_WRITES] },
  },
  {
    name: 'bank/lazy-screens',
    files: ['{host,remotes}/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        DIRECT_READS,
        DIRECT_WRITES,
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Use lazyScreen of @bank/remote-kit, which also loads the translations.',
        },
      ],
    },
  },
  {
    name: 'bank/shipped',
    files: SHIPPED,
    rules: {
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      'no-console': 'error',
    },
  },
  {
    name: 'bank/named-exports',
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [...CONFIGS, '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    name: 'bank/node',
    files: ['tooling/**', '**/*.config.mjs'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
