import { defineConfig } from '@playwright/test';
import { environment } from './src/fixtures/environment';

/** Real Chromium against the served production build. `npm test` starts what these specs need. */
export default defineConfig({
  testDir: './src',
  // By project, so that two banks can be tested side by side.
  outputDir: `../../test-results/${environment.projectId}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: environment.url,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: environment.chromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
