import { measureScale } from '@bank/bench/scale';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { environmentOf } from './local-bank';
import { servedBank } from './served-bank';

/** Budget for the growth of the first load from one remote to a hundred, in bytes. */
const MAX_GROWTH = 2_000;

// npm run bench:scale: measures what additional remotes in the registry add to the first load of
// the page that npm start serves. Script time varies too much between visits for a budget.
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
  const script = (100 * last.addedMs) / first.scriptMs;
  console.log(
    `\nFrom ${first.remotes} to ${last.remotes}: ${bytes} bytes (${MAX_GROWTH} allowed), ` +
      `${last.addedMs.toFixed(1)} ms of script (${script.toFixed(0)} %).`,
  );
  return bytes <= MAX_GROWTH ? 0 : 1;
});
