import { test } from '../fixtures/test';
import { journeys } from '../states/journeys';
import { takeScreenshot } from './take-screenshot';

for (const { title, noise, walk } of journeys) {
  test(title, async ({ page, allowConsole }) => {
    if (noise) allowConsole(noise);
    await walk(page, takeScreenshot);
  });
}
