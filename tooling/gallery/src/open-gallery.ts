import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../dist');

/** Serves the built gallery from its folder by request interception, without a server or network. */
export async function openGallery(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(built, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const isSet = await page.evaluate(() => document.fonts.check('1rem "Instrument Sans"'));
  if (!isSet) throw new Error('Instrument Sans is not loaded: build the gallery again');
}
