import { test } from '@playwright/test';
import { explore } from './explore';

/** As many as `npm test` runs; `npm run test:walks` has more. */
const WALKS = Number(process.env['BANK_WALKS'] ?? 5);
const SEED = Number(process.env['BANK_WALK_SEED'] ?? 1);
const PATH = process.env['BANK_WALK_PATH'];
const REPLAY = process.env['BANK_WALK_REPLAY'];

const SHRINK_MS = 90_000;

for (let seed = SEED; seed < SEED + WALKS; seed += 1) {
  test(`a random walk keeps all invariants (seed ${seed})`, async ({ browser }) => {
    test.setTimeout(SHRINK_MS + 120_000);
    const failure = await explore(browser, {
      seed,
      shrinkFor: PATH === undefined ? SHRINK_MS : 0,
      ...(PATH !== undefined && { path: PATH }),
      ...(REPLAY !== undefined && { replayPath: REPLAY }),
    });
    if (!failure) return;
    const { walk, repeat, reason, logged } = failure;
    const text = [
      `Seed ${seed}. The shortest walk that fails:`,
      ...[walk, reason, 'Its pages have logged:', ...logged, repeat],
    ].join('\n');
    // Playwright prints the errors at the end, which a run that is stopped does not reach.
    console.error(text);
    throw new Error(text);
  });
}
