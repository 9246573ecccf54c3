import { test } from '../fixtures/test';
import { journeys } from '../states/journeys';
import { shoot } from './shoot';

for (const { title, noise, walk } of journeys) {
  test(title, async ({ page, allowConsole }) => {
    if (noise) allowConsole(noise);
    await walk(page, shoot);
  });
}
