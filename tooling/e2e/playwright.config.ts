import { defineConfig } from '@playwright/test';
import { environment } from './src/fixtures/environment';
import { launchOptions } from './src/fixtures/launch-options';

const CHANGES_WHAT_IS_LIVE = /release-walk\.spec\.ts$/;
const IS_OBSERVED = /release-observers\.spec\.ts$/;
const ADDS_A_REMOTE = /new-remote\.spec\.ts$/;
const COMPILES = /development\.spec\.ts$/;

/** Real Chromium against the served production build. `npm test` starts what these specs need. */
export default defineConfig({
  testDir: './src',
  // What ends in .test.ts is Jest's.
  testMatch: '**/*.spec.ts',
  // By project, so that two banks can be tested side by side.
  outputDir: `../../test-results/${environment.projectId}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than CI has cores: a page waits for the bank, or for a clock, a fifth of its time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'bank', testIgnore: [CHANGES_WHAT_IS_LIVE, IS_OBSERVED, ADDS_A_REMOTE, COMPILES] },
    // Only when nobody else looks at the bank any more: it changes what is live for all.
    { name: 'release', testMatch: CHANGES_WHAT_IS_LIVE, dependencies: ['bank'] },
    { name: 'observers', testMatch: IS_OBSERVED, dependencies: ['release'] },
    { name: 'new-remote', testMatch: ADDS_A_REMOTE, dependencies: ['observers'] },
    // Last: the dev servers of `npm run dev` take all the cores for some seconds.
    { name: 'development', testMatch: COMPILES, dependencies: ['observers'] },
  ],
  use: {
    baseURL: environment.url,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Specs cut servers off and answer requests themselves, which a worker would hide from them.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // A trace of everything costs a fifth of the time; BANK_TRACE=1 asks for it, to understand a failure.
    trace: process.env['BANK_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Waiting for motion costs another fifth. The specs about it, and the long walk, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
