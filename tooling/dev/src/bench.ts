import { CommandError } from '@bank/release';
import { benchBuilds } from './bench-builds';
import { benchHistoryOfBank } from './bench-history';
import { benchHotReload } from './bench-hot-reload';
import { benchMemory } from './bench-memory';
import { benchWeb } from './bench-web';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { readOptions } from './options';

const KINDS = ['builds', 'history', 'memory', 'reload'] as const;

// npm run bench: this bank federated, as one build, and the least that it could be, side by side on
// the backend that npm start serves. With --memory a hundred mounts of each remote instead, with
// --history the demo customer's history, with --builds how long builds take, with --reload how long a
// change takes to the page that npm run dev serves.
await runCommand(async ({ signal }) => {
  const { builds, history, memory, reload } = readOptions(process.argv.slice(2), KINDS);
  if ([builds, history, memory, reload].filter(Boolean).length > 1) {
    const names = KINDS.map((kind) => `--${kind}`).join(', ');
    throw new CommandError('One at a time.', `Name one of ${names}.`);
  }
  if (builds) return benchBuilds(signal);
  const chromium = await obtainChromium(signal);
  if (memory) return benchMemory(chromium, signal);
  if (reload) return benchHotReload(chromium, signal);
  return history ? benchHistoryOfBank(chromium, signal) : benchWeb(chromium, signal);
});
