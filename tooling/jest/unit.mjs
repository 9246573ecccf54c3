import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { shared } from './shared.mjs';

const require = createRequire(import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const integrationTests = '\\.integration\\.test\\.ts$';

/** What ships. The ending of a test's name says whether it needs a page. */
const site = {
  ...shared,
  roots: ['<rootDir>/host', '<rootDir>/remotes', '<rootDir>/shared'],
  setupFiles: [here('no-network.cjs')],
  // Firebase's browser builds are ES modules, which Jest can't load.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  moduleNameMapper: {
    '\\.css$': here('css-classes.cjs'),
    '\\.html\\?url$': here('page-address.cjs'),
  },
};

/** `*.test.tsx`: needs a page, tested in jsdom. */
export const page = {
  ...site,
  displayName: 'page',
  testMatch: ['**/*.test.tsx'],
  testEnvironment: here('page-environment.mjs'),
  setupFilesAfterEnv: [
    require.resolve('@testing-library/jest-dom/jest-globals'),
    here('dialog-element.ts'),
    here('popover-element.ts'),
    here('resize-observer.cjs'),
    ...shared.setupFilesAfterEnv,
  ],
};

/** `*.test.ts`: needs no page, tested in Node, which starts faster. */
export const logic = {
  ...site,
  displayName: 'logic',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', integrationTests],
  testEnvironment: 'node',
};

export const tooling = {
  ...shared,
  displayName: 'tooling',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', integrationTests],
  roots: ['<rootDir>/tooling'],
  testEnvironment: 'node',
};

/** `npx jest --config tooling/jest/unit.mjs [path]`: all tests that need no emulator. */
export default {
  rootDir: shared.rootDir,
  watchman: false,
  projects: [logic, page, tooling],
  // Typing into forms takes seconds on a busy machine.
  testTimeout: 30_000,
};
