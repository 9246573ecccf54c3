import { budgetOf, readsOf } from '@bank/bench/read-budgets';
import { expect } from '@playwright/test';
import { openScreen, screens, type Screen } from '../accessibility/screens';
import { test } from '../fixtures/test';
import { DatabaseTraffic } from './database-traffic';

/** What customers open most. The nightly run opens all of their screens. */
const MOST_USED = ['/', '/DashBoard', '/dashboard/transactions', '/Withdrawal'];

/**
 * `all` is for the demo bank, whose lists for administrators are full: `npm run bench -- --reads`. Other
 * specs fill and empty those of the test bank.
 */
function isMeasured({ path, access }: Screen): boolean {
  const which = process.env['BANK_READS'];
  return which ? which === 'all' || access !== 'admin' : MOST_USED.includes(path);
}

for (const screen of screens.filter(isMeasured)) {
  const { path, access } = screen;
  test(`opening ${path} reads no more than its budget`, async ({ page }) => {
    const traffic = await DatabaseTraffic.of(page);
    await openScreen(page, screen);
    // What is further down loads when it is near the window.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => traffic.isQuiet()).toBe(true);
    const { use: budget } = budgetOf(path);
    const use = traffic.use();
    if (process.env['BANK_READS'])
      console.log(`${path}: ${readsOf(use, access)} reads, ${JSON.stringify(use)}`);
    const exceeded = (['documents', 'requests', 'aggregations', 'writes'] as const).filter(
      (key) => use[key] > budget[key],
    );
    expect(exceeded.map((key) => `${path}: ${use[key]} ${key}, budget ${budget[key]}`)).toEqual([]);
    // Nothing is counted if the protocol changes.
    expect(use.documents).toBeGreaterThan(0);
  });
}
