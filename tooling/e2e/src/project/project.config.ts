import { defineConfig } from '@playwright/test';
import specs from '../../playwright.config';

/** Deploys and releases to a project like Firebase's, with browsers looking on. `npm run test:project` runs it. */
export default defineConfig({
  ...specs,
  testDir: '.',
  testMatch: '*.project.ts',
  outputDir: '../../../../test-results/project',
  // It builds the host and a remote.
  timeout: 600_000,
  projects: [{ name: 'project' }],
});
