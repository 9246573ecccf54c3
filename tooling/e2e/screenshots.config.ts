import { defineConfig } from '@playwright/test';
import specs from './playwright.config';

/** Pictures of every screen. `npm run screenshots` takes them, from a bank that `npm start` serves. */
export default defineConfig({
  ...specs,
  testDir: './src/screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screenshots',
  timeout: 120_000,
});
