import { join } from 'node:path';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { emulatorVariables } from './local-bank';
import { readOptions } from './options';
import { step } from './progress';
import { mustRun } from './run-program';
import { servedBank } from './served-bank';

// npm run screenshots: captures every screen of the bank that npm start serves into
// .bank/screenshots, and those of tooling/docs/screens.md into tooling/docs/images/screens.
// `--readme`: only the README image. `--brand`: only the host's icons.
await runCommand(async ({ signal }) => {
  const { readme = false, brand = false } = readOptions(process.argv.slice(2), ['readme', 'brand']);
  const named = ['@readme', '@brand'].filter((_, index) => [readme, brand][index]);
  const which =
    named.length > 0 ? ['--grep', named.join('|')] : ['--grep-invert', '@readme|@brand'];
  const bank = await servedBank();
  const chromium = await obtainChromium(signal);
  const config = ['--config', 'tooling/e2e/screenshots.config.ts'];
  await step('Taking screenshots', () =>
    mustRun('playwright', ['test', ...config, ...which], {
      log: join(bank.folder, 'screenshots.log'),
      signal,
      env: {
        ...emulatorVariables(bank),
        BANK_URL: bank.url,
        BANK_PROJECT: bank.projectId,
        CHROMIUM_PATH: chromium,
      },
      remedy: 'A screen may have changed: see tooling/e2e/src/screenshots.',
    }),
  );
  return 0;
});
