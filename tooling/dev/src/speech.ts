import { join } from 'node:path';
import { obtainHeadlessChromium } from './chromium';
import { runCommand } from './command';
import { readOptions } from './options';
import { step } from './progress';
import { mustRun } from './run-program';
import { servedBank, specEnvironment } from './served-bank';

// npm run speech: compares what a screen reader speaks, in all languages, with the snapshots of
// tooling/e2e/src/speech, on the bank that npm start serves. `--update` replaces the snapshots.
await runCommand(async ({ signal }) => {
  const { update = false } = readOptions(process.argv.slice(2), ['update']);
  const bank = await servedBank();
  const chromium = await obtainHeadlessChromium(signal);
  const specs = ['--config', 'tooling/e2e/playwright.config.ts', '--project=bank', 'src/speech'];
  await step('Listening to the journeys', () =>
    mustRun('playwright', ['test', ...specs, ...(update ? ['--update-snapshots'] : [])], {
      log: join(bank.folder, 'speech.log'),
      signal,
      env: { ...specEnvironment(bank, chromium), BANK_LANGUAGES: 'all' },
      remedy: 'Read the differences in the log. If they are right: npm run speech -- --update',
    }),
  );
  return 0;
});
