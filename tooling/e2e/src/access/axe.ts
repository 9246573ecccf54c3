import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: all that can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Only what is wrong is worked out to the end; and the page has no frames of other origins, for which
 * another page would be opened and closed each time.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** What axe holds against the page as it is now, a line for each element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(axeOn(page).withTags(TAGS));
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reasons.join('; ').trim()}`;
    }),
  );
}

/** Waits for a frame, the web fonts and all finite animations. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(Number(effect?.getComputedTiming().endTime));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** The same in the light and, as far as colours go, in the dark. */
export async function axeFindingsInEachScheme(page: Page): Promise<string[]> {
  const inScheme = async (colorScheme: 'light' | 'dark', look: () => Promise<string[]>) => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    return (await look()).map((line) => `${colorScheme}: ${line}`);
  };
  const light = await inScheme('light', () => axeFindings(page));
  const dark = await inScheme('dark', () => findings(axeOn(page).withRules(COLOUR_RULES)));
  return [...light, ...dark];
}
