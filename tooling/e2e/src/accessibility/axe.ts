import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and good practice beyond it. */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that depend on colors: all that can differ between light and dark. */
const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds wrong with the page as it is now, a line for each element. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, EVERYTHING);
}

/** Axe stays in the page between two runs: it is half a megabyte to parse. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOptions) => {
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    // The site has no frames of other origins.
    return (await loaded.run({ ...runOptions, resultTypes: ['violations'] })).violations;
  }, options);
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

/** All violations in light mode and the color violations in dark mode. */
export async function axeFindingsInEachScheme(page: Page): Promise<string[]> {
  const inScheme = async (colorScheme: 'light' | 'dark', check: () => Promise<string[]>) => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    return (await check()).map((line) => `${colorScheme}: ${line}`);
  };
  const light = await inScheme('light', () => axeFindings(page));
  const dark = await inScheme('dark', () => findings(page, COLORS));
  return [...light, ...dark];
}
