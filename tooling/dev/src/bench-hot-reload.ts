import { measureHotReload } from '@bank/bench/hot-reload';
import { HOST, CommandError } from '@bank/release';
import { bankOf } from './local-bank';
import { ROOT } from './paths';

/** Budget in seconds. */
const BUDGET_S = 1;

/**
 * Measures the time from a source change to the updated page, in the bank that npm run dev serves.
 */
export async function benchHotReload(chromium: string, signal: AbortSignal): Promise<number> {
  const { ports } = await bankOf('dev');
  const url = `http://localhost:${ports.devServers[HOST]}`;
  await fetch(url).catch(() => {
    throw new CommandError(
      `No dev server is running at ${url}.`,
      'Start it: npm run dev -- marketing',
    );
  });
  const times = await measureHotReload({ root: ROOT, url, chromium, signal });
  const inSeconds = times.map((ms) => (ms / 1000).toFixed(2));
  console.log(`\nseconds from a changed file to the page: ${inSeconds.join(', ')}  (${BUDGET_S})`);
  return 0;
}
