import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { shared } from './shared.mjs';

// The build-time switch of @bank/firebase: these tests use the emulators only.
process.env.BANK_BACKEND = 'emulators';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * `npx jest --config tooling/jest/integration.mjs [path]`: tests against running emulators, at
 * FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.
 */
export default {
  ...shared,
  watchman: false,
  roots: [
    '<rootDir>/host',
    '<rootDir>/remotes',
    '<rootDir>/shared',
    '<rootDir>/tooling/dev',
    '<rootDir>/tooling/firebase',
    '<rootDir>/tooling/release',
  ],
  testMatch: ['**/*.integration.test.ts'],
  testEnvironment: 'node',
  // Even on two cores, beside the unit tests: these tests mostly wait, for the emulator and for the two seconds between
  // VAT guesses.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  transformIgnorePatterns: ['/node_modules/(?!.*(lucide-react|image-dimensions|proto-loader)/)'],
  transform: {
    ...shared.transform,
    '/proto-loader/build/src/index\\.js$': here('parse-protocol-once.cjs'),
  },
  setupFiles: [here('reopen-broken-stream.cjs')],
  // Modules that read data may import components with style sheets.
  moduleNameMapper: { '\\.css$': here('css-classes.cjs') },
  // Only ends tests that hang: a busy machine takes several times as long as a quiet one.
  testTimeout: 120_000,
};
