import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { environment } from './src/fixtures/environment';
import { launchOptions } from './src/fixtures/launch-options';
import { nightlySpecs } from './src/nightly-specs';

const CHANGES_REGISTRY = /release-lifecycle\.spec\.ts$/;
const IS_OBSERVED = /release-observers\.spec\.ts$/;
const ADDS_A_REMOTE = /new-remote\.spec\.ts$/;
const COMPILES = /development\.spec\.ts$/;
/** Run by `engines.config.ts` in Firefox and WebKit. */
const OTHER_ENGINES = /\/engines\//;

/**
 * Browser specs in Chromium against the served production build. `npm test` starts everything they
 * need.
 */
export default defineConfig({
  testDir: './src',
  // Files ending in .test.ts belong to Jest.
  testMatch: '**/*.spec.ts',
  // One folder per project, so that two banks can be tested in parallel.
  outputDir: `../../test-results/${environment.projectId}`,
  // The transcripts of speech.spec.ts, the only snapshots.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than there are cores, because a page spends a fifth of its time waiting. All share one Firestore emulator,
  // which evaluates the listeners of all pages one after the other.
  workers: Math.min(availableParallelism() + 1, 6),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    {
      name: 'bank',
      testIgnore: [
        ...[CHANGES_REGISTRY, IS_OBSERVED, ADDS_A_REMOTE, COMPILES, OTHER_ENGINES],
        ...nightlySpecs(process.env),
      ],
    },
    // `npm test` runs these after all others, one after the other: they change the live versions for every page.
    { name: 'release', testMatch: CHANGES_REGISTRY },
    { name: 'observers', testMatch: IS_OBSERVED, dependencies: ['release'] },
    { name: 'new-remote', testMatch: ADDS_A_REMOTE, dependencies: ['observers'] },
    // Last: the dev servers of `npm run dev` use all cores for some seconds.
    { name: 'development', testMatch: COMPILES, dependencies: ['new-remote'] },
  ],
  use: {
    baseURL: environment.url,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Specs mock and block requests, which a service worker would hide from them.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Recording traces costs a fifth of the time. Set BANK_TRACE=1 to debug a failure.
    trace: process.env['BANK_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // Waiting for animations costs another fifth. The specs about motion and the customer journey
    // enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
