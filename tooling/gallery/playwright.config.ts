import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const themes = ['light', 'dark'] as const;
const screens = [
  { name: 'phone', width: 390 },
  { name: 'desk', width: 1280 },
];

/** Screenshot tests of the built gallery in Chromium. `npm run gallery -- --update` replaces the screenshots. */
export default defineConfig({
  testDir: './src',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: join('{testDir}', '../pictures/{arg}-{projectName}{ext}'),
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      scale: 'css',
      // Measured in decision 7: other font rendering (hinting, whole pixels) changes up to 1.3% of the
      // pixels by more than this threshold, and another brand colour 4 to 18%.
      threshold: 0.03,
      maxDiffPixelRatio: 0.02,
    },
  },
  projects: screens.flatMap(({ name, width }) =>
    themes.map((colorScheme) => ({
      name: `${name}-${colorScheme}`,
      use: { colorScheme, viewport: { width, height: 900 } },
    })),
  ),
  use: {
    baseURL: 'http://gallery.localhost/',
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
});
