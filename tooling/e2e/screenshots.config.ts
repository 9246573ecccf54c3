import { defineConfig } from '@playwright/test';
import specs from './playwright.config';
import { launchOptions } from './src/fixtures/launch-options';

/**
 * Screenshots of every screen. `npm run screenshots` takes them from the bank that `npm start`
 * serves.
 */
export default defineConfig({
  ...specs,
  testDir: './src/screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screenshots',
  timeout: 240_000,
  use: {
    ...specs.use,
    launchOptions: {
      ...launchOptions,
      // Pictures are scaled down: hinting would move the letters to whole pixels.
      args: [...launchOptions.args, '--font-render-hinting=none'],
    },
  },
});
