import { expect, test, type Page } from '@playwright/test';
import { openGallery } from './open-gallery';

const CONTROLS = 'button, a[href], input, select, summary, [tabindex="0"]';

/** Tabs through the page and returns each control with whether its focus is visible. */
async function tabThroughPage(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  const stops: { name: string; isSeen: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-visited'))
        return null;
      element.setAttribute('data-visited', '');
      const isOutlined = (one: Element | null) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      // A field's frame shows the focus of the control in it.
      const isSeen = isOutlined(element) || isOutlined(element.closest(':has(:focus-visible)'));
      const framed = isSeen || isOutlined(element.parentElement);
      return { name: element.outerHTML.slice(0, 120), isSeen: framed };
    });
    if (!step) return stops;
    stops.push(step);
  }
}

test('shows a visible focus on every control reached by keyboard', async ({ page }) => {
  await openGallery(page);
  const stops = await tabThroughPage(page);
  expect(stops.length).toBeGreaterThan(35);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

// The language and theme switches are not primary actions.
test('gives every target at least 24 pixels, and primary actions 44', async ({ page }) => {
  await openGallery(page);
  const sizes = await page.locator(CONTROLS).evaluateAll((all) =>
    all
      // Inline links are exempt; a radio button or field is activated by its label or frame.
      .filter((one) => !one.matches('p a, [type="radio"]') && one.checkVisibility())
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return {
          name: one.outerHTML.slice(0, 120),
          size: Math.min(width, height),
          isButton: one.matches('button:not([aria-pressed])'),
        };
      }),
  );
  expect(sizes.length).toBeGreaterThan(35);
  expect(sizes.filter(({ size }) => size < 24)).toEqual([]);
  expect(sizes.filter(({ size, isButton }) => isButton && size < 44)).toEqual([]);
});

test('runs no animation with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().endTime) > 1)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
    );
  expect(await moving()).toEqual([]);
  // Changes apply at once: even a transition of 1 ms would start from the old value.
  const heading = page.locator('h1').first();
  const widths = await heading.evaluate((element: HTMLElement) =>
    [100, 150].map((width) => {
      element.style.inlineSize = `${width}px`;
      return element.getBoundingClientRect().width;
    }),
  );
  expect(widths).toEqual([100, 150]);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  expect(await moving()).toEqual([]);
});

test('keeps a border on every control in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page);
  const withoutBorder = await page.locator('main button, main a[class]').evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
        const mark = getComputedStyle(one, '::after').borderBottomWidth;
        const isInFrame = one.matches('[class*="field"]');
        return (
          !isInFrame &&
          [borderTopWidth, borderBottomWidth, mark].every((width) => !parseFloat(width))
        );
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  );
  expect(withoutBorder).toEqual([]);
});

test('keeps the chosen theme across a reload, against the system theme', async ({
  page,
  colorScheme,
}) => {
  const other = colorScheme === 'dark' ? 'Light' : 'Dark';
  await openGallery(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.getByRole('radio', { name: other }).first().check({ force: true });
  expect(await background()).not.toBe(before);
  const chosen = await background();
  await page.reload();
  expect(await background()).toBe(chosen);
  await expect(page.getByRole('radio', { name: other }).first()).toBeChecked();
});
