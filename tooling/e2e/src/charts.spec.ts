import { expect } from '@playwright/test';
import { changeUser } from './fixtures/change-user';
import {
  addEntries,
  daysAgo,
  newCustomerInYen,
  newCustomerWith,
  sixtyWithdrawals,
} from './fixtures/ledger';
import { openAs } from './fixtures/users';
import { OFFLINE_NOISE, test } from './fixtures/test';

test('loads charts and their data tables when they scroll into view', async ({ page }) => {
  const { person } = await newCustomerWith(500, [
    { type: 'send_money', amount: 600, date: daysAgo(3), status: 'completed' },
    { type: 'withdrawal', amount: 100, date: daysAgo(2), status: 'pending' },
  ]);
  await openAs(page, person, '/DashBoard');
  // The charts' section is replaced when the transactions arrive.
  await expect(page.getByRole('row').filter({ hasText: 'Pending' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Your last six months' });
  await pictures.scrollIntoViewIfNeeded();
  // Hiding the balance hides its chart.
  await expect(pictures.getByText('Show your balance to see this chart.')).toBeVisible();
  // Money in minus money out may be the balance: no sums, but the entries stay.
  const flow = pictures.getByRole('img', { name: 'Money in and out' });
  await expect(flow).toHaveAccessibleDescription('Show your balance to see the amounts.');
  await expect(pictures.getByText('EUR')).toHaveCount(0);
  const months = page.getByRole('rowheader', { name: /Money in EUR|Money out EUR/ });
  await expect(months).toHaveCount(0);
  await expect(page.getByText('+EUR 600.00')).toBeVisible();
  await page.getByRole('button', { name: 'Show balance' }).click();
  const picture = page.getByRole('img', { name: 'Balance over time' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAccessibleDescription(
    /^From EUR 0\.00 on \w+ 1, \d{4} to EUR 500\.00 today\.$/,
  );
  await expect(page.getByText('Money in: EUR 600.00. Money out: EUR 100.00.')).toBeVisible();
  await expect(months.first()).toBeVisible();
  await page.getByRole('figure', { name: 'Balance over time' }).locator('summary').press('Enter');
  const table = page.getByRole('table', { name: 'Balance over time' });
  // The column headers, the beginnings of six months, and today.
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row').last()).toContainText('EUR 500.00');

  // Money that arrives meanwhile: the balance is live, and the charts follow it.
  const entry = { type: 'send_money', amount: 0.5, date: new Date(), status: 'completed' };
  await addEntries(person.uid, [entry]);
  const balance = page.getByRole('region', { name: 'Available balance' });
  await changeUser(person.uid, { accountBalance: 500.5 }, balance.getByText('EUR 500.50'));
  await expect(page.getByText('Money in: EUR 600.50. Money out: EUR 100.00.')).toBeVisible();
  await expect(picture).toHaveAccessibleDescription(/to EUR 500\.50 today\.$/);
});

test('shows a zero-decimal currency without decimals in the history and the charts', async ({
  page,
}) => {
  await openAs(page, await newCustomerInYen(), '/DashBoard');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await expect(page.getByText('+JPY 960,500')).toBeVisible();
  await page.getByRole('region', { name: 'Your last six months' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Money in: JPY 960,500. Money out: JPY 1,250.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Balance over time' })).toHaveAccessibleDescription(
    /^From JPY 0 on .* to JPY 959,250 today\.$/,
  );
});

for (const { width, count } of [
  // Fewer entries than placeholders.
  { width: 390, count: 2 },
  { width: 1280, count: 60 },
]) {
  test(`causes no layout shift while ${count} entries load at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { person } = await newCustomerWith(1000, sixtyWithdrawals().slice(0, count));
    await openAs(page, person, '/dashboard/deposit');
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // Ignores layout shifts of the host's layout around the remote.
        const main = document.querySelector('main');
        const isInside = ({ node }: { node: Node | null }) => node !== main && main?.contains(node);
        for (const entry of list.getEntries() as Shift[]) {
          const moved = entry.sources.filter(isInside).map(({ node }) => node?.textContent);
          if (moved.length > 0) shifts.push(`${entry.value}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/DashBoard');
    await expect(page.getByRole('row', { name: /Withdrawal/ }).first()).toBeVisible();
    await page.getByRole('region', { name: 'Your last six months' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Money in and out' })).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
  });
}

test('says that the charts could not be loaded, and loads them on request', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|'RunAggregationQuery' .* failed with error: .*unavailable/);
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  const sums = '**/*:runAggregationQuery*';
  await page.route(sums, (route) => route.abort());
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('link', { name: /payee1@/ })).toBeVisible();
  const charts = page.getByRole('region', { name: 'Your last six months' });
  await charts.scrollIntoViewIfNeeded();
  await expect(charts.getByText('We couldn’t load the chart.')).toBeVisible();
  await page.unroute(sums);
  await charts.getByRole('button', { name: 'Try again' }).click();
  await expect(charts.getByRole('img', { name: 'Money in and out' })).toBeVisible();
});

test('says that the charts could not be loaded if the database never responds', async ({
  page,
  allowConsole,
}) => {
  // The clock jumps by seconds, so the Firestore SDK assumes timeouts.
  allowConsole(OFFLINE_NOISE);
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route('**/*:runAggregationQuery*', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('link', { name: /payee1@/ })).toBeVisible();
  const charts = page.getByRole('region', { name: 'Your last six months' });
  await charts.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toBeGreaterThan(0);
  // The clock also runs by itself: on a busy machine, some of the 20 seconds have already passed.
  await page.clock.runFor(12_000);
  await expect(charts.getByText('We couldn’t load the chart.')).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(charts.getByText('We couldn’t load the chart.')).toBeVisible();
  release();
  await charts.getByRole('button', { name: 'Try again' }).click();
  await expect(charts.getByRole('img', { name: 'Money in and out' })).toBeVisible();
});

test('shows the charts beside the history on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const { person } = await newCustomerWith(1000, sixtyWithdrawals());
  await openAs(page, person, '/DashBoard');
  await expect(page.getByRole('row', { name: /Withdrawal/ }).first()).toBeVisible();
  const [history, charts] = await Promise.all(
    ['Transaction History', 'Your last six months'].map(async (name) => {
      const region = page.getByRole('region', { name });
      await expect(region).toBeVisible();
      return region.boundingBox();
    }),
  );
  expect(charts?.x).toBeGreaterThan((history?.x ?? Infinity) + (history?.width ?? 0));
});
