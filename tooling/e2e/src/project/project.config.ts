import { defineConfig } from '@playwright/test';
import { launchOptions } from '../fixtures/launch-options';

/**
 * Deploys and releases to a fake Firebase project while browsers watch. Run by `npm run
 * test:project`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.project.ts',
  outputDir: '../../../../test-results/project',
  forbidOnly: true,
  // Each deploys from the same folder.
  workers: 1,
  // It builds the host and a remote.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
