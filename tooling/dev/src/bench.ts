import { Problem } from '@bank/release';
import { benchBuilds } from './bench-builds';
import { benchMemory } from './bench-memory';
import { benchWeb } from './bench-web';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { readOptions } from './options';

// npm run bench: this bank federated, as one build, and the least that it could be, side by side on
// the backend that npm start serves. With --memory a hundred mounts of each remote instead, with
// --builds how long builds take.
await runCommand(async ({ signal }) => {
  const { builds, memory } = readOptions(process.argv.slice(2), ['builds', 'memory']);
  if (builds && memory) throw new Problem('One at a time.', 'Name --builds or --memory.');
  if (builds) return benchBuilds(signal);
  const chromium = await obtainChromium(signal);
  return memory ? benchMemory(chromium, signal) : benchWeb(chromium, signal);
});
