import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** What unit and integration tests have in common. */
export const shared = {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  // These packages are ES modules, which Jest cannot require as they are.
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
  // Built and assembled copies hold the packages' names a second time.
  modulePathIgnorePatterns: ['<rootDir>/\\.(bank|nx)/', '<rootDir>/(host|remotes/[^/]+)/dist/'],
  setupFilesAfterEnv: [fileURLToPath(new URL('quiet-console.ts', import.meta.url))],
  restoreMocks: true,
};
