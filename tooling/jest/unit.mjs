import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shared } from './shared.mjs';

const require = createRequire(import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const unitTests = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.tsx?$'],
};

/** Browser code, tested in jsdom. */
const site = {
  ...shared,
  ...unitTests,
  displayName: 'site',
  roots: ['<rootDir>/host', '<rootDir>/remotes', '<rootDir>/shared'],
  testEnvironment: here('page-environment.mjs'),
  // Firebase's browser builds are ES modules, which Jest can't load.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  moduleNameMapper: {
    '\\.css$': here('css-classes.cjs'),
    '\\.html\\?url$': here('page-address.cjs'),
  },
  setupFilesAfterEnv: [
    require.resolve('@testing-library/jest-dom/jest-globals'),
    here('dialog-element.ts'),
    here('popover-element.ts'),
    here('resize-observer.cjs'),
    ...shared.setupFilesAfterEnv,
  ],
};

/** Node code. */
const tooling = {
  ...shared,
  ...unitTests,
  displayName: 'tooling',
  roots: ['<rootDir>/tooling'],
  testEnvironment: 'node',
};

/** `npx jest --config tooling/jest/unit.mjs [path]`: all tests that need no emulator. */
export default {
  rootDir: shared.rootDir,
  watchman: false,
  projects: [site, tooling],
  // Typing into forms takes seconds on a busy machine.
  testTimeout: 30_000,
};
