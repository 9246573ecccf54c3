import { expect } from '@playwright/test';
import { environment } from '../fixtures/environment';
import { environmentOf } from '../fixtures/fetch-live-versions';
import { screenOf } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { showingHeading } from './fake-entries';

test.use({ serviceWorkers: 'block' });

const { path, heading } = screenOf('marketing');
const HOURS = 3_600_000;

test("a developer's version overrides one remote, with a banner, until a click or eight hours end it", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|ERR_/);
  const [origin = ''] = (await environmentOf(environment.url)).overrideOrigins ?? [];
  const entry = `${origin}/remoteEntry.js`;
  await page.route(entry, (route) =>
    route.fulfill({
      body: showingHeading('marketing', 'In the making'),
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
    }),
  );
  const override = (value: object) =>
    page.evaluate((text) => localStorage.setItem('bank.override', text), JSON.stringify(value));
  const mine = page.getByRole('heading', { level: 1, name: 'In the making' });
  const live = page.getByRole('heading', { level: 1, name: heading });
  const banner = page.getByRole('complementary', { name: 'Development version' });

  await page.clock.install();
  await page.goto(path);
  await expect(live).toBeVisible();
  await override({ remote: 'marketing', entry });
  await page.goto(path);
  await expect(mine).toBeVisible();
  await expect(banner).toContainText(`is a development version from ${origin}`);
  await banner.getByRole('button', { name: 'Turn off' }).click();
  await expect(live).toBeVisible();
  await expect(banner).toBeHidden();

  await override({ remote: 'marketing', entry });
  await page.goto(path);
  await expect(mine).toBeVisible();
  await page.clock.fastForward(8 * HOURS + 1000);
  await expect(live).toBeVisible();
  await expect(banner).toBeHidden();

  // Other origins are ignored, even in a manipulated storage.
  await override({ remote: 'marketing', entry: 'https://evil.example/remoteEntry.js' });
  await page.goto(path);
  await expect(live).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the panel overrides several remotes with local versions and toggles each', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\[bank\]|already registered|RUNTIME-\d+|ERR_/);
  const [origin = ''] = (await environmentOf(environment.url)).overrideOrigins ?? [];
  for (const remote of ['marketing', 'dashboard']) {
    await page.route(`${origin}/${remote}/remoteEntry.js`, (route) =>
      route.fulfill({
        body: showingHeading(remote, `My ${remote}`),
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/javascript',
      }),
    );
  }
  const mine = page.getByRole('heading', { level: 1, name: 'My marketing' });
  const live = page.getByRole('heading', { level: 1, name: heading });
  const panel = page.getByRole('dialog', { name: 'Development versions' });
  const banner = page.getByRole('complementary', { name: 'Development version' });
  const use = (title: string) =>
    panel.getByRole('checkbox', { name: `Use my version of ${title}` });
  const entryOf = (title: string) => panel.getByRole('textbox', { name: `Entry of ${title}` });

  await page.goto(`${path}#overrides`);
  await use('Welcome').check();
  await entryOf('Welcome').fill('https://evil.example/remoteEntry.js');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('Enter an address at one of the allowed origins.')).toBeVisible();
  await expect(entryOf('Welcome')).toBeFocused();
  await entryOf('Welcome').fill(`${origin}/marketing/remoteEntry.js`);
  await use('Dashboard').check();
  await entryOf('Dashboard').fill(`${origin}/dashboard/remoteEntry.js`);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(mine).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(banner).toContainText('“Welcome” is a development version');
  await expect(banner).toContainText('“Dashboard” is a development version');

  await banner.getByRole('link', { name: 'Change' }).click();
  await use('Welcome').uncheck();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(live).toBeVisible();
  await expect(banner).not.toContainText('Welcome');
  await expect(banner).toContainText('Dashboard');

  // Its address is kept.
  await banner.getByRole('link', { name: 'Change' }).click();
  await use('Welcome').check();
  await expect(entryOf('Welcome')).toHaveValue(`${origin}/marketing/remoteEntry.js`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await banner.getByRole('button', { name: 'Turn off' }).click();
  await expect(live).toBeVisible();
  await expect(banner).toBeHidden();
});
