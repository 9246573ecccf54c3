import { expect, test } from '@playwright/test';
import { explore } from './explore';
import { seededDefects } from './seeded-defects';

const MAX_WALKS = 40;

for (const { name, defect, finding, seed } of seededDefects) {
  test(`random walks find ${name}`, async ({ browser }) => {
    test.setTimeout(MAX_WALKS * 30_000);
    const failure = await explore(browser, { seed, walks: MAX_WALKS, shrinkFor: 0, defect });
    expect(failure?.reason).toMatch(finding);
    console.log(`${name}: found by ${failure?.walk}`);
  });
}
