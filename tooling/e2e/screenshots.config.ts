import { defineConfig } from '@playwright/test';
import specs from './playwright.config';

/**
 * Screenshots of every screen. `npm run screenshots` takes them from the bank that `npm start`
 * serves.
 */
export default defineConfig({
  ...specs,
  testDir: './src/screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screenshots',
  timeout: 120_000,
});
