import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../../.bank/screenshots/', import.meta.url));
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCHEMES = ['light', 'dark'] as const;

type Options = {
  /** The whole page, or only what is seen without scrolling: what lies above it is fixed there. */
  fullPage?: boolean;
  /** Where something exists on narrow screens only. */
  widths?: readonly number[];
};

/** Takes the page as it is now, in every size and colour scheme: `.bank/screenshots/390-dark/name.png`. */
export async function shoot(
  page: Page,
  name: string,
  { fullPage = true, widths = SIZES.map(({ width }) => width) }: Options = {},
) {
  const before = page.viewportSize();
  for (const size of SIZES.filter(({ width }) => widths.includes(width))) {
    await page.setViewportSize(size);
    // What sticks to the window's edge would stand in the middle of the page.
    if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: `${FOLDER}${size.width}-${colorScheme}/${name}.png`,
        fullPage,
        animations: 'disabled',
        // A long page takes its time.
        timeout: 60_000,
      });
    }
  }
  if (before) await page.setViewportSize(before);
}

/** The same for a dialog or a toast, which stand in the window and not in the page. */
export function shootWindow(page: Page, name: string) {
  return shoot(page, name, { fullPage: false });
}
