import { fileURLToPath } from 'node:url';
import { logic, page, tooling } from '../unit.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const { BANK_MUTANTS_PAGE, BANK_MUTANTS_TESTS = '' } = process.env;
const roots = BANK_MUTANTS_TESTS.split(',').map((folder) => `<rootDir>/${folder}`);
const isTooling = BANK_MUTANTS_TESTS.startsWith('tooling/');

/**
 * Jest's configuration for `npm run test:mutants`: Stryker supports no `projects`, so the tests of an area
 * run in one environment, a page if one of them needs it.
 */
export default {
  ...(isTooling ? tooling : logic),
  ...(BANK_MUTANTS_PAGE ? page : {}),
  roots,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.ts$'],
  testEnvironment: here('environment.mjs'),
  testSequencer: here('sequencer.mjs'),
  watchman: false,
  testTimeout: 30_000,
};
