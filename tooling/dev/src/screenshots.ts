import { join } from 'node:path';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { readOptions } from './options';
import { step } from './progress';
import { mustRun } from './run-program';
import { servedBank, specEnvironment } from './served-bank';

const OPTIONS = ['documents', 'readme', 'brand'] as const;
const TAGS = { documents: '@document', readme: '@readme', brand: '@brand' };

/** The pictures of the documents come first: the other screens need customers that they create. */
const ALL = [
  ['--grep', TAGS.documents],
  ['--grep-invert', Object.values(TAGS).join('|')],
];

// npm run screenshots: captures the screens of tooling/docs/screens.md of the bank that npm start serves into
// tooling/docs/images/screens, and then every screen and state into .bank/screenshots.
// `--documents`: only those of screens.md. `--readme`: only the README image. `--brand`: only the host's
// icons.
await runCommand(async ({ signal }) => {
  const options = readOptions(process.argv.slice(2), OPTIONS);
  const tags = OPTIONS.filter((name) => options[name]).map((name) => TAGS[name]);
  const runs = tags.length > 0 ? [['--grep', tags.join('|')]] : ALL;
  const bank = await servedBank();
  const chromium = await obtainChromium(signal);
  const config = ['--config', 'tooling/e2e/screenshots.config.ts'];
  await step('Taking screenshots', async () => {
    for (const which of runs) {
      await mustRun('playwright', ['test', ...config, ...which], {
        log: join(bank.folder, 'screenshots.log'),
        signal,
        env: specEnvironment(bank, chromium),
        remedy:
          'A screen may have changed: see tooling/e2e/src/screenshots. If the bank has customers of an earlier run: npm start -- --fresh',
      });
    }
  });
  return 0;
});
