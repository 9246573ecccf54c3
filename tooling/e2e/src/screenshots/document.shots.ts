import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { settle } from '../accessibility/axe';
import { test } from '../fixtures/test';
import { documentScreens } from './document-screens';
import { shapes } from './document-shapes';

const FOLDER = fileURLToPath(new URL('../../../docs/images/screens/', import.meta.url));

/** Names, references and dates of the customers that other specs create. */
const OF_SPECS = /\bspec-|\b0 [0-9a-z]{8} |,\d{3} days ago/;

async function takeFor(page: Page, file: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /…\s*$/ })).toHaveCount(0);
  await expect(page.getByText(/^Login Successful/)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  // No control shows hover.
  await page.mouse.move(0, 0);
  await settle(page);
  expect(await page.locator('body').innerText()).not.toMatch(OF_SPECS);
  await page.screenshot({
    path: `${FOLDER}${file}.jpg`,
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  });
}

// One after the other: a customer that one of them creates would be in the lists of another.
test.describe.configure({ mode: 'default' });

for (const { name: shape, isSample, use } of shapes) {
  test.describe(shape, () => {
    test.use(use);

    test(`the pictures of the documents, ${shape}`, { tag: '@document' }, async ({ page }) => {
      for (const screen of documentScreens) {
        if (isSample && !screen.isSample) continue;
        await test.step(screen.name, async () => {
          await screen.open(page);
          await takeFor(page, `${screen.name}-${shape}`);
          await screen.cleanUp?.();
        });
      }
    });
  });
}
