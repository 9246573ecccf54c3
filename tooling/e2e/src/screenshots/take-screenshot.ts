import { fileURLToPath } from 'node:url';
import type { Inspect } from '../states/journey';

const FOLDER = fileURLToPath(new URL('../../../../.bank/screenshots/', import.meta.url));
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCHEMES = ['light', 'dark'] as const;

/**
 * Captures the current page in every size and color scheme: `.bank/screenshots/390-dark/name.png`.
 */
export const takeScreenshot: Inspect = async (
  page,
  name,
  { fullPage = true, widths = SIZES.map(({ width }) => width) } = {},
) => {
  const before = page.viewportSize();
  for (const size of SIZES.filter(({ width }) => widths.includes(width))) {
    await page.setViewportSize(size);
    // Sticky elements would otherwise appear in the middle of a full-page screenshot.
    if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({
        path: `${FOLDER}${size.width}-${colorScheme}/${name}.png`,
        fullPage,
        animations: 'disabled',
        // A long page takes a while.
        timeout: 60_000,
      });
    }
  }
  if (before) await page.setViewportSize(before);
};
