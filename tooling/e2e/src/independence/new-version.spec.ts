import { expect } from '@playwright/test';
import { screenOf } from '../fixtures/screens';
import { test } from '../fixtures/test';
import { RemoteFixture } from './remote-fixture';
import { showingForm } from './fake-entries';

test.use({ serviceWorkers: 'block' });

const screen = screenOf('marketing');

test('offers a newer version, never while a form is dirty, and applies it without a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/already registered/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const offer = page.getByText('A newer version of this page is ready.');
  const fixture = await RemoteFixture.open(page, screen);
  const put = (word: string) => fixture.version({ entry: showingForm(screen.remote, word) });
  fixture.registry.put(screen.remote, { live: put('One') });
  await page.goto(screen.path);
  await expect(heading('One')).toBeVisible();
  const loadedAt = await page.evaluate(() => performance.timeOrigin);

  await page.getByLabel('Note').fill('half a sentence');
  await fixture.publish(put('Two'));
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Note')).toHaveValue('half a sentence');

  await page.getByLabel('Note').fill('');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  await expect(heading('One')).toBeVisible();

  await fixture.publish(put('Three'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(heading('Three')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
