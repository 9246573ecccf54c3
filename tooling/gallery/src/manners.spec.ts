import { expect, test, type Page } from '@playwright/test';
import { openGallery } from './open-gallery';

const CONTROLS = 'button, a[href], input, select, summary, [role="tab"], [tabindex="0"]';

/** Every control that the Tab key reaches, with whether one sees that it has the focus. */
async function walkByKeyboard(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  const walked: { name: string; isSeen: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
      element.setAttribute('data-walked', '');
      const isOutlined = (one: Element | null) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      // A field's frame shows the focus of what stands in it.
      const isSeen = isOutlined(element) || isOutlined(element.closest(':has(:focus-visible)'));
      const framed = isSeen || isOutlined(element.parentElement);
      return { name: element.outerHTML.slice(0, 120), isSeen: framed };
    });
    if (!step) return walked;
    walked.push(step);
  }
}

test('the keyboard reaches the controls, and one sees where it is', async ({ page }) => {
  await openGallery(page);
  const walked = await walkByKeyboard(page);
  expect(walked.length).toBeGreaterThan(35);
  expect(walked.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

// A small setting (a switch of language or colours) is no main action.
test('whatever is pressed is 24 pixels at least, and a main action 44', async ({ page }) => {
  await openGallery(page);
  const sizes = await page.locator(CONTROLS).evaluateAll((all) =>
    all
      // Links within a sentence are as high as its line; a radio or a field is pressed by its label or frame.
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

test('nothing moves for whoever asked for stillness', async ({ page }) => {
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
  // A change shows at once: no transition, however short, that begins with what was.
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

test('in the system’s own colours every control keeps an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page);
  const bare = await page
    .locator('main button, main a[class], main [role="tab"]')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
          const mark = getComputedStyle(one, '::after').borderBottomWidth;
          const isPlain = one.matches(
            '[role="tab"]:not([aria-selected="true"]), [role="menuitem"]',
          );
          const isInFrame = one.matches('[class*="field"]');
          return (
            !isPlain &&
            !isInFrame &&
            [borderTopWidth, borderBottomWidth, mark].every((width) => !parseFloat(width))
          );
        })
        .map((one) => one.outerHTML.slice(0, 160)),
    );
  expect(bare).toEqual([]);
});

test('the theme that was chosen holds after a reload, against the system', async ({
  page,
  colorScheme,
}) => {
  const other = colorScheme === 'dark' ? 'Light' : 'Dark';
  await openGallery(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.getByRole('radio', { name: other }).first().check({ force: true });
  expect(await ground()).not.toBe(before);
  const chosen = await ground();
  await page.reload();
  expect(await ground()).toBe(chosen);
  await expect(page.getByRole('radio', { name: other }).first()).toBeChecked();
});
