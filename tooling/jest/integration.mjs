import { fileURLToPath } from 'node:url';
import { shared } from './shared.mjs';

// The build-time switch of the façade: these tests talk to the emulators and to nothing else.
process.env.BANK_BACKEND = 'emulators';

/**
 * `npx jest --config tooling/jest/integration.mjs [path]`: tests against running emulators, whose
 * addresses stand in FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and
 * FIREBASE_STORAGE_EMULATOR_HOST.
 */
export default {
  ...shared,
  watchman: false,
  roots: [
    '<rootDir>/host',
    '<rootDir>/remotes',
    '<rootDir>/shared',
    '<rootDir>/tooling/firebase',
    '<rootDir>/tooling/release',
  ],
  testMatch: ['**/*.integration.test.ts'],
  testEnvironment: 'node',
  // The rules allow a guess every two seconds: these tests wait more than they compute.
  maxWorkers: 2,
  // What reads data may stand in a package beside what draws it.
  moduleNameMapper: { '\\.css$': fileURLToPath(new URL('css-classes.cjs', import.meta.url)) },
  // The first request to a cold emulator compiles its rules.
  testTimeout: 30_000,
};
