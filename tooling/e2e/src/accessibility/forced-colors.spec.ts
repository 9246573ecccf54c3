import { expect, type Locator } from '@playwright/test';
import { demoAccount, openAs } from '../fixtures/users';
import { test } from '../fixtures/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The colors that separate an element, or its `::before`, from what is behind it. */
function colorsOf(element: Locator, pseudo?: string) {
  return element.evaluate((node, part) => {
    const { borderTopColor, borderTopStyle, borderTopWidth, backgroundColor, forcedColorAdjust } =
      getComputedStyle(node, part);
    const page = getComputedStyle(document.body).backgroundColor;
    return {
      page,
      fill: backgroundColor,
      keepsFill: forcedColorAdjust === 'none',
      outline:
        borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 ? borderTopColor : page,
    };
  }, pseudo);
}

const NO_COLOR = 'rgba(0, 0, 0, 0)';

async function expectOutline(card: Locator) {
  const { outline, page } = await colorsOf(card);
  expect([page, NO_COLOR]).not.toContain(outline);
}

test('forced colors keep the outlines of cards and the legends of charts', async ({ page }) => {
  await openAs(page, demoAccount('customer'), '/DashBoard');
  await expectOutline(page.getByRole('region', { name: 'Available balance' }));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const chart = page.getByRole('figure').filter({ hasText: 'Money out' }).first();
  await expectOutline(chart);
  const legend = chart.locator('p[aria-hidden=true] > span');
  await expect(legend).toHaveCount(2);
  const swatches = await Promise.all(
    [0, 1].map(async (at) => colorsOf(legend.nth(at), '::before')),
  );
  for (const { fill, page: behind, keepsFill } of swatches) {
    expect(keepsFill).toBe(true);
    expect([behind, NO_COLOR]).not.toContain(fill);
  }
  expect(swatches[0]?.fill).not.toBe(swatches[1]?.fill);

  await page.goto('/Cards');
  const holder = page.getByRole('figure').getByText('Cardholder');
  await expectOutline(holder.locator('xpath=ancestor::div[1]'));
  await expectOutline(page.getByRole('region', { name: /features$/ }));
});
