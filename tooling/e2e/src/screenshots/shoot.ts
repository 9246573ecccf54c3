import { fileURLToPath } from 'node:url';
import type { See } from '../states/journey';

const FOLDER = fileURLToPath(new URL('../../../../.bank/screenshots/', import.meta.url));
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const SCHEMES = ['light', 'dark'] as const;

const DOCS = fileURLToPath(new URL('../../../docs/images/screens/', import.meta.url));

/** What tooling/docs/screens.md shows, on a desk by day and on a phone by night; these are committed. */
const IN_DOCS = new Set([
  ...['landing', 'dashboard-shown', 'transactions', 'transaction-receipt', 'withdrawal-review'],
  ...['cards', 'dispute-status', 'admin', 'admin-person', 'admin-overview'],
]);
const DOCS_SHAPES = ['1280-light', '390-dark'];

/** Takes the page as it is now, in every size and colour scheme: `.bank/screenshots/390-dark/name.png`. */
export const shoot: See = async (
  page,
  name,
  { fullPage = true, widths = SIZES.map(({ width }) => width) } = {},
) => {
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
      const shape = `${size.width}-${colorScheme}`;
      if (IN_DOCS.has(name) && DOCS_SHAPES.includes(shape)) {
        const path = `${DOCS}${name}-${shape}.jpg`;
        await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' });
      }
    }
  }
  if (before) await page.setViewportSize(before);
};
