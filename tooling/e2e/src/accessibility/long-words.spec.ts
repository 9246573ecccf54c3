import { putDocuments } from '@bank/backend/emulators';
import { expect } from '@playwright/test';
import { newAdmin, putKyc } from '../fixtures/admins';
import { environment } from '../fixtures/environment';
import { newCustomer, openAs } from '../fixtures/users';
import { test } from '../fixtures/test';
import { clippedText } from './clipped-text';

/** The longest allowed name, 60 characters without a space. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

for (const locale of ['de-DE', 'fr-FR']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('a queue fits the longest names of a customer and of the assigned admin', async ({
      page,
    }) => {
      const [person, other] = [
        await newCustomer({ fields: { username: LONG_NAME } }),
        await newAdmin(LONG_NAME),
      ];
      await putKyc(person);
      const claim = {
        path: `claims/kycRequests.${person.uid}`,
        fields: { by: other.uid, at: new Date() },
      };
      await putDocuments(environment, [claim]);
      await openAs(page, await newAdmin('Grace'), '/admin/requests/kyc');
      const row = page.getByRole('row').filter({ hasText: LONG_NAME }).first();
      await expect(row.getByText(new RegExp(`${LONG_NAME}.`))).toBeVisible();
      expect(await clippedText(page)).toEqual([]);
    });
  });
}

test.describe('de-DE', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('hyphenates long words on a narrow phone instead of clipping them', async ({ page }) => {
    await openAs(page, await newCustomer(), '/DashBoard');
    for (const path of ['/DashBoard', '/Withdrawal', '/Kyc/status', '/Cards', '/dispute']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /…\s*$/ })).toHaveCount(0);
      const main = page.getByRole('main');
      for (const element of await main.locator('h1, h2, p, dt, th, button, a').all()) {
        await expect(element).toHaveCSS('hyphens', 'auto');
      }
      expect(await clippedText(page)).toEqual([]);
    }
  });
});
