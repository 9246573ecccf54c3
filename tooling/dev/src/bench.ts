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

// npm run bench: compares the federated bank, a single build and a minimal baseline app, all on the
// backend that npm start serves. `--memory`: a hundred mounts of each remote. `--history`: the demo
// customer's history. `--builds`: build times. `--reload`: hot reload times of npm run dev.
await runCommand(async ({ signal }) => {
  const { builds, history, memory, reload } = readOptions(process.argv.slice(2), KINDS);
  if ([builds, history, memory, reload].filter(Boolean).length > 1) {
    const names = KINDS.map((kind) => `--${kind}`).join(', ');
    throw new CommandError('Only one benchmark can run at a time.', `Name one of ${names}.`);
  }
  if (builds) return benchBuilds(signal);
  const chromium = await obtainChromium(signal);
  if (memory) return benchMemory(chromium, signal);
  if (reload) return benchHotReload(chromium, signal);
  return history ? benchHistoryOfBank(chromium, signal) : benchWeb(chromium, signal);
});
