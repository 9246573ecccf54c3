import { benchHistory } from '@bank/bench/history';
import { CommandError } from '@bank/release';
import { benchBuilds } from './bench-builds';
import { benchHotReload } from './bench-hot-reload';
import { benchSpec, SPEC_BENCHES } from './bench-spec';
import { benchWeb } from './bench-web';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { readOptions } from './options';
import { servedBank } from './served-bank';

const KINDS = ['builds', 'history', 'memory', 'reads', 'reload'] as const;

// npm run bench: compares the federated bank, a single build and a minimal baseline app, all on the
// backend that npm start serves. `--memory`: a hundred mounts of each remote. `--history`: the demo
// customer's history. `--reads`: the database reads of every screen. `--builds`: build times. `--reload`: hot
// reload times of npm run dev.
await runCommand(async ({ signal }) => {
  const { builds, history, memory, reads, reload } = readOptions(process.argv.slice(2), KINDS);
  if ([builds, history, memory, reads, reload].filter(Boolean).length > 1) {
    const names = KINDS.map((kind) => `--${kind}`).join(', ');
    throw new CommandError('Only one benchmark can run at a time.', `Name one of ${names}.`);
  }
  if (builds) return benchBuilds(signal);
  const chromium = await obtainChromium(signal);
  if (memory) return benchSpec(SPEC_BENCHES.memory, chromium, signal);
  if (reads) return benchSpec(SPEC_BENCHES.reads, chromium, signal);
  if (reload) return benchHotReload(chromium, signal);
  if (!history) return benchWeb(chromium, signal);
  const { url } = await servedBank();
  const violations = await benchHistory({ url, chromium, pages: 200, tries: 5, signal });
  for (const line of violations) console.log(line);
  return violations.length > 0 ? 1 : 0;
});
