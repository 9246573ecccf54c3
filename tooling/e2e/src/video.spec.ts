import { expect } from '@playwright/test';
import { test } from './fixtures/test';

// The video needs motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('loads the video on request only', async ({ page, allowConsole }) => {
  // Scripts are blocked in the video's iframe, including those with which Playwright inspects
  // frames.
  allowConsole(/Blocked script execution in '.*film/);
  // Nor may a script of Playwright read this in a sandboxed page.
  allowConsole(/'serviceWorker' property from 'Navigator'/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/film\.[^/]*html$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Online banking, from start to finish' });
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await section.getByRole('button', { name: 'Play the video' }).click();
  await expect(section.getByTitle('Online banking video')).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);

  await page.goto(asked[0] ?? '');
  const lastScene = page.locator('.scene').last();
  await expect(lastScene).toHaveCSS('opacity', '0');
  await expect(lastScene).toHaveCSS('opacity', '1', { timeout: 30_000 });
});
