import { fileURLToPath } from 'node:url';
import { shared } from './shared.mjs';

// The build-time switch of @bank/firebase: these tests use the emulators only.
process.env.BANK_BACKEND = 'emulators';

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
  // Modules that read data may import components with style sheets.
  moduleNameMapper: { '\\.css$': fileURLToPath(new URL('css-classes.cjs', import.meta.url)) },
  // The first request to a cold emulator compiles the rules.
  testTimeout: 30_000,
};
