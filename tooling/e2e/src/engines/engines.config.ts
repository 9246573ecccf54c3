import { defineConfig } from '@playwright/test';
import specs from '../../playwright.config';
import { environment } from '../fixtures/environment';

/** The specs that also run in Firefox. */
const IN_FIREFOX = [
  ...[/sign-(?:in|up)\.spec/, /customer-journey\.spec/, /src\/kyc\.spec/, /admin-requests\.spec/],
  ...[/content-security-policy\.spec/, /service-worker\.spec/, /keyboard\/.*\.spec/],
  ...[/new-version\.spec/, /independence\/matrix\.spec/],
];

/**
 * Browser specs in the engines besides Chromium. `npm run test:engines` starts everything they need, and
 * `npm test` runs the walks.
 */
export default defineConfig({
  ...specs,
  testDir: '..',
  outputDir: `../../../../test-results/${environment.projectId}`,
  workers: 2,
  projects: [
    { name: 'firefox-screens', testMatch: /engines\/firefox-screens\.spec/ },
    {
      name: 'firefox-specs',
      testMatch: IN_FIREFOX,
      // Of the matrix, one remote: all six have the same faults.
      grepInvert: /any fault of (?!transfer)/,
    },
    { name: 'firefox-releases', testMatch: /release-lifecycle\.spec/ },
    // A second Orca of the same user replaces the first.
    { name: 'firefox-speech', testMatch: /engines\/orca\.spec/, workers: 1 },
    { name: 'firefox-walk', testMatch: /engines\/firefox-walk\.spec/ },
    { name: 'webkit-screens', testMatch: /engines\/webkit-screens\.spec/ },
    { name: 'webkit-specs', testMatch: /engines\/webkit-(?:journeys|platform)\.spec/ },
    { name: 'webkit-releases', testMatch: /engines\/webkit-releases\.spec/ },
    { name: 'webkit-walk', testMatch: /engines\/webkit-walk\.spec/ },
  ],
  use: {
    ...specs.use,
    browserName: 'firefox',
    // Firefox as Mozilla and Debian build it, over WebDriver BiDi. Playwright's own build can't be installed
    // from a package.
    channel: 'moz-firefox',
    // Its screenshots add a style that the page's policy blocks and reports.
    screenshot: 'off',
    launchOptions: {
      executablePath: environment.firefox,
      firefoxUserPrefs: {
        // Playwright waits without end for a page of the back/forward cache to load.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  },
});
