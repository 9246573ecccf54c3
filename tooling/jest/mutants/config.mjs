import { fileURLToPath } from 'node:url';
import { logic, page, tooling } from '../unit.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const { BANK_MUTANTS_EMULATORS, BANK_MUTANTS_PAGE, BANK_MUTANTS_TESTS = '' } = process.env;
const roots = BANK_MUTANTS_TESTS.split(',').map((folder) => `<rootDir>/${folder}`);
const isTooling = BANK_MUTANTS_TESTS.startsWith('tooling/');
// Imported only if needed, because it selects the emulators as the backend of all tests.
const backend = BANK_MUTANTS_EMULATORS ? (await import('../integration.mjs')).default : undefined;

/** One builds a remote, the other reads messages: they check nothing that an area mutates. */
const SLOW = '/tooling/release/src/(reproducible|translations)\\.test\\.ts$';

/**
 * Jest's configuration for `npm run test:mutants`: Stryker supports no `projects`, so the tests of an area
 * run in one environment, a page if one of them needs it.
 */
export default {
  ...(isTooling ? tooling : logic),
  ...(BANK_MUTANTS_PAGE ? page : {}),
  ...backend,
  roots,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    SLOW,
    ...(backend ? [] : ['\\.integration\\.test\\.ts$']),
  ],
  testEnvironment: here('environment.mjs'),
  testRunner: here('jest-circus.mjs'),
  testSequencer: here('sequencer.mjs'),
  watchman: false,
  // A mutant may let a test wait for the emulators forever. The longest one takes 6 s.
  testTimeout: backend ? 20_000 : 30_000,
};
