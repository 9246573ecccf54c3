import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** The configuration shared by unit and integration tests. */
export const shared = {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  // ES modules, which Jest must transform.
  transformIgnorePatterns: ['/node_modules/(?!(lucide-react|image-dimensions)/)'],
  transform: {
    '\\.(tsx?|mjs)$|/image-dimensions/.+\\.js$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Build output contains copies of the packages' names.
  modulePathIgnorePatterns: ['<rootDir>/\\.(bank|nx)/', '<rootDir>/(host|remotes/[^/]+)/dist/'],
  setupFilesAfterEnv: [fileURLToPath(new URL('quiet-console.ts', import.meta.url))],
  restoreMocks: true,
};
