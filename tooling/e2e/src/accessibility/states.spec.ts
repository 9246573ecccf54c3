import { expect } from '@playwright/test';
import { test } from '../fixtures/test';
import { journeys } from '../states/journeys';
import { axeFindingsInEachScheme } from './axe';

for (const { title, noise, walk } of journeys) {
  test(`axe finds no violation in the states of: ${title}`, async ({ page, allowConsole }) => {
    test.setTimeout(120_000);
    if (noise) allowConsole(noise);
    await walk(page, async (at, name, { widths } = {}) => {
      // Print styles have no controls and no skip link.
      if (await at.evaluate(() => matchMedia('print').matches)) return;
      const before = at.viewportSize();
      const width = widths?.[0];
      if (width) await at.setViewportSize({ width, height: 844 });
      expect.soft(await axeFindingsInEachScheme(at), name).toEqual([]);
      if (before) await at.setViewportSize(before);
    });
  });
}
