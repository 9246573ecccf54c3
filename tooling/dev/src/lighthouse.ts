import { measure, PAGES, ROUNDS } from '@bank/bench/lighthouse';
import { HOST } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { compressedBank } from './compressed-bank';
import { checkPorts } from './free-ports';
import { MEASURING, pagesAndRounds, readCommandLine } from './options';
import { basePort } from './ports';

// Above the ports of the emulators and the dev servers.
const DEBUGGING = 90;

const USAGE = 'Valid options: --page NAME, --rounds N.';

// npm run lighthouse: runs Lighthouse with its mobile profile on the production build that npm
// start serves. `--page` and `--rounds`: only some pages, more or less often.
await runCommand(async ({ signal }) => {
  const { values } = readCommandLine({ args: process.argv.slice(2), options: MEASURING }, USAGE);
  const names = PAGES.map(({ name }) => name);
  const chosen = pagesAndRounds(values, names, ROUNDS);
  const port = basePort(process.env, 'BANK_PORT', 3000) + DEBUGGING;
  await checkPorts([{ port, what: 'Chromium’s debugging' }], 'BANK_PORT');
  const chromium = await obtainChromium(signal);
  const bank = await compressedBank([], signal);
  const stop = await bank.serve();
  try {
    const found = await measure({ ...chosen, url: bank.originOf(HOST), chromium, port, signal });
    for (const line of found) console.log(line);
    return found.length > 0 ? 1 : 0;
  } finally {
    stop();
  }
});
