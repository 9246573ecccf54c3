import { measure } from '@bank/bench/lighthouse';
import { findSites, Problem } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { checkPorts } from './free-ports';
import { ROOT } from './paths';
import { basePort, portLayout, siteOrigin } from './ports';

// Beyond what the emulators and the dev servers take.
const DEBUGGING = 90;

// npm run lighthouse: how a phone rates the bank that npm start serves, which is the production build.
await runCommand(async ({ signal }) => {
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new Problem(`No bank answers at ${url}.`, 'Start it first: npm start');
  });
  const port = ports.base + DEBUGGING;
  await checkPorts([{ port, what: 'Chromium’s debugging' }], 'BANK_PORT');
  const found = await measure({
    url,
    chromium: await obtainChromium(signal),
    port,
    signal,
  });
  for (const line of found) console.log(line);
  return found.length > 0 ? 1 : 0;
});
