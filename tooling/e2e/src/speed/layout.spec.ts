import { expect, type Page } from '@playwright/test';
import { demoAccount, openAs } from '../fixtures/people';
import { wakeProgram } from '../fixtures/program';
import { test } from '../fixtures/test';

type Shift = { value: number; hadRecentInput: boolean; nodes: string[] };

/** Hears of everything that moves from the next page load on. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '');
        shifts.push({ value, hadRecentInput, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/SignIn']) {
      test(`nothing moves on ${path}`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await wakeProgram(page);
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      });
    }

    test('nothing moves on the dashboard, opened directly', async ({ page }) => {
      await openAs(page, demoAccount('customer'), '/DashBoard');
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
      const shifts = await watchShifts(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  });
}
