import { measure } from '@bank/bench/lighthouse';
import { HOST } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { compressedBank } from './compressed-bank';
import { checkPorts } from './free-ports';
import { basePort } from './ports';

// Above the ports of the emulators and the dev servers.
const DEBUGGING = 90;

// npm run lighthouse: runs Lighthouse with its mobile profile on the production build that npm
// start serves.
await runCommand(async ({ signal }) => {
  const port = basePort(process.env, 'BANK_PORT', 3000) + DEBUGGING;
  await checkPorts([{ port, what: 'Chromium’s debugging' }], 'BANK_PORT');
  const chromium = await obtainChromium(signal);
  const bank = await compressedBank([], signal);
  const stop = await bank.serve();
  try {
    const found = await measure({ url: bank.originOf(HOST), chromium, port, signal });
    for (const line of found) console.log(line);
    return found.length > 0 ? 1 : 0;
  } finally {
    stop();
  }
});
