import { measureHotReload } from '@bank/bench/hot-reload';
import { findSites, HOST, CommandError } from '@bank/release';
import { ROOT } from './paths';
import { basePort, portLayout } from './ports';

/** What a developer may wait, in seconds. */
const AIM = 1;

/** How long a change takes to the page, beside a bank that npm run dev serves. */
export async function benchHotReload(chromium: string, signal: AbortSignal): Promise<number> {
  const { all } = await findSites(ROOT);
  const { devServers } = portLayout(basePort(process.env, 'BANK_PORT', 3000), all);
  const url = `http://localhost:${devServers[HOST]}`;
  await fetch(url).catch(() => {
    throw new CommandError(
      `No dev server answers at ${url}.`,
      'Start it: npm run dev -- marketing',
    );
  });
  const times = await measureHotReload({ root: ROOT, url, chromium, signal });
  const inSeconds = times.map((ms) => (ms / 1000).toFixed(2));
  console.log(`\nseconds from a changed file to the page: ${inSeconds.join(', ')}  (${AIM})`);
  return 0;
}
