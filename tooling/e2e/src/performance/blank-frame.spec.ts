import { expect } from '@playwright/test';
import { recordFrames } from '../fixtures/frames';
import { test } from '../fixtures/test';
import { demoAccount, openAs } from '../fixtures/users';

const SLOWDOWN = 6;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the dashboard shows no blank frame between skeleton and content on a slow CPU', async ({
      page,
    }) => {
      await openAs(page, demoAccount('customer'), '/DashBoard');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const frames = await recordFrames(page);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect.poll(async () => (await frames()).at(-1)?.shown).toBe('content');
      const all = await frames();
      const first = all.findIndex(({ shown }) => shown === 'skeleton');
      expect(first, 'there is a skeleton').toBeGreaterThanOrEqual(0);
      expect(all.slice(first).filter(({ shown }) => shown === 'nothing')).toEqual([]);
    });
  });
}

test('detects a blank frame', async ({ page }) => {
  const frames = await recordFrames(page);
  await page.route('**/sample', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><main><h1>x</h1>
        <div role="status" style="height: 300px">…</div></main>
        <script>
          const nextFrame = () => new Promise(requestAnimationFrame);
          async function wasRecorded(kind) {
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            if (paint && frames.some(({ at, shown }) => shown === kind && at >= paint.startTime)) return;
            await nextFrame();
            await wasRecorded(kind);
          }
          (async () => {
            await wasRecorded('skeleton');
            document.querySelector('div').remove();
            await wasRecorded('nothing');
            document.querySelector('main').innerHTML = '<table><tbody><tr><td>1</td></tr></tbody></table>';
          })();
        </script>`,
    }),
  );
  await page.goto('/sample');
  await expect(page.getByRole('row')).toBeVisible();
  await expect.poll(async () => (await frames()).at(-1)?.shown).toBe('content');
  const shown = new Set((await frames()).map((frame) => frame.shown));
  expect([...shown]).toEqual(['skeleton', 'nothing', 'content']);
});
