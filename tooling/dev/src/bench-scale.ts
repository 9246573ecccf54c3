import { measureScale } from '@bank/bench/scale';
import { developmentKey, findSites, Problem, REGISTRY } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { DEVELOPMENT_KEY, ROOT } from './paths';
import { basePort, portLayout, siteOrigin } from './ports';

/** How much the first load may grow from one remote to a hundred. */
const MOST = { bytes: 2_000, ms: 5 };

// npm run bench:scale: what more remotes in the registry cost the first load of the page that npm start serves.
await runCommand(async ({ signal }) => {
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new Problem(`No bank answers at ${url}.`, 'Start it first: npm start');
  });
  const found = await measureScale({
    url,
    registryUrl: `${siteOrigin(ports, REGISTRY)}/registry.json`,
    chromium: await obtainChromium(signal),
    key: await developmentKey(DEVELOPMENT_KEY),
    signal,
  });
  console.log('remotes  asked for (brotli)  script');
  for (const { remotes, files, bytes, scriptMs } of found) {
    const size = `${bytes} bytes`.padStart(18);
    const time = `${scriptMs.toFixed(1)} ms`.padStart(8);
    console.log(`${String(remotes).padStart(7)}  ${size}  ${time}  ${files.join(', ')}`);
  }
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return 1;
  const bytes = last.bytes - first.bytes;
  const ms = last.scriptMs - first.scriptMs;
  console.log(`\nFrom ${first.remotes} to ${last.remotes}: ${bytes} bytes, ${ms.toFixed(1)} ms.`);
  console.log(`Allowed: ${MOST.bytes} bytes, ${MOST.ms} ms.`);
  return bytes <= MOST.bytes && ms <= MOST.ms ? 0 : 1;
});
