import { measureScale } from '@bank/bench/scale';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { environmentOf } from './local-bank';
import { servedBank } from './served-bank';

/** Budget for the growth of the first load from one remote to a hundred. */
const MAX_GROWTH = { bytes: 2_000, ms: 5 };

// npm run bench:scale: measures what additional remotes in the registry add to the first load of
// the page that npm start serves.
await runCommand(async ({ signal }) => {
  const bank = await servedBank();
  const found = await measureScale({
    url: bank.url,
    address: environmentOf(bank),
    chromium: await obtainChromium(signal),
    signal,
  });
  console.log('remotes      index (brotli)    script');
  for (const { remotes, bytes, scriptMs } of found) {
    const size = `${bytes} bytes`.padStart(18);
    const time = `${scriptMs.toFixed(1)} ms`.padStart(8);
    console.log(`${String(remotes).padStart(7)}  ${size}  ${time}`);
  }
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return 1;
  const bytes = last.bytes - first.bytes;
  const ms = last.scriptMs - first.scriptMs;
  console.log(`\nFrom ${first.remotes} to ${last.remotes}: ${bytes} bytes, ${ms.toFixed(1)} ms.`);
  console.log(`Allowed: ${MAX_GROWTH.bytes} bytes, ${MAX_GROWTH.ms} ms.`);
  return bytes <= MAX_GROWTH.bytes && ms <= MAX_GROWTH.ms ? 0 : 1;
});
