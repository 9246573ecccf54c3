import { expect, type Page } from '@playwright/test';
import { environment } from './fixtures/environment';
import { gateRemotes, type GatedRemotes } from './fixtures/gated-remotes';
import { demoAccount, signIn } from './fixtures/people';
import { test } from './fixtures/test';

/** One screen of each remote, and the heading by which a person knows it. */
const screens = [
  {
    remote: 'dashboard',
    path: '/DashBoard',
    title: 'Dashboard',
    heading: /^(hello|welcome|good)/i,
  },
  { remote: 'transfer', path: '/Withdrawal', title: 'Transfer', heading: /transfer|withdraw/i },
  { remote: 'loan-cards-kyc', path: '/loan', title: 'Loan, cards and identity', heading: /loan/i },
  {
    remote: 'profile-dispute',
    path: '/Profile',
    title: 'Profile and disputes',
    heading: /profile/i,
  },
  { remote: 'admin', path: '/admin', title: 'Administration', heading: /administration/i },
  { remote: 'marketing', path: '/AboutUs', title: 'Welcome', heading: /about/i },
];

let remotes: GatedRemotes;
test.beforeAll(async () => {
  remotes = await gateRemotes(environment.url);
});
test.afterEach(async () => {
  for (const gate of remotes.gates.values()) await gate.start();
});
test.afterAll(() => remotes.stop());

/** Moves inside the page, as a link does: nothing that was loaded is thrown away. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const down of screens) {
  test(`with ${down.remote} down the other five work, and Retry brings it back without a reload`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(
      /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|\[bank\]|already registered/,
    );
    const gate = remotes.gates.get(down.remote);
    if (!gate) throw new Error(`${down.remote} is not in the registry`);
    await remotes.use(page);
    await gate.stop();
    await signIn(page, demoAccount('admin'));
    const loadedAt = await page.evaluate(() => performance.timeOrigin);

    await goTo(page, down.path);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(page.getByText(`${down.title} is not available right now`)).toBeVisible();
    for (const up of screens.filter((screen) => screen !== down)) {
      await goTo(page, up.path);
      await expect(page.getByRole('heading', { level: 1, name: up.heading })).toBeVisible();
      await expect(retry).toBeHidden();
    }

    await goTo(page, down.path);
    await expect(retry).toBeVisible();
    await gate.start();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: down.heading })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });
}
