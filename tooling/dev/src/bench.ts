import { benchHistory } from '@bank/bench/history';
import { USABLE_PAGES } from '@bank/bench/usable';
import { WEB_PAGES } from '@bank/bench/web';
import { CommandError } from '@bank/release';
import { benchBuilds } from './bench-builds';
import { benchHotReload } from './bench-hot-reload';
import { benchReleases } from './bench-releases';
import { benchSpec, SPEC_BENCHES } from './bench-spec';
import { benchUsable } from './bench-usable';
import { benchWeb } from './bench-web';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { MEASURING, pagesAndRounds, readCommandLine } from './options';
import { servedBank } from './served-bank';

const KINDS = ['builds', 'history', 'memory', 'reads', 'releases', 'reload', 'usable'] as const;
const ROUNDS = 5;
const USAGE = `Valid options: ${KINDS.map((kind) => `--${kind}`).join(', ')}, --page NAME, --rounds N.`;

const options = {
  ...MEASURING,
  ...({
    builds: { type: 'boolean' },
    history: { type: 'boolean' },
    memory: { type: 'boolean' },
    reads: { type: 'boolean' },
    releases: { type: 'boolean' },
    reload: { type: 'boolean' },
    usable: { type: 'boolean' },
  } as const satisfies Record<(typeof KINDS)[number], unknown>),
};

// npm run bench: compares the federated bank, a single build and a minimal baseline app, all on the
// backend that npm start serves. `--usable`: the times until a page can be used. `--memory`: a hundred mounts
// of each remote. `--history`: the demo customer's history. `--reads`: the database reads of every screen.
// `--releases`: what a release costs a returning customer. `--builds`: build times. `--reload`: hot reload times of npm run dev. `--page` and `--rounds` apply to the
// comparison and to `--usable`.
await runCommand(async ({ signal }) => {
  const { values } = readCommandLine({ args: process.argv.slice(2), options }, USAGE);
  const kinds = KINDS.filter((kind) => values[kind]);
  const [kind] = kinds;
  if (kinds.length > 1) {
    throw new CommandError('Only one benchmark can run at a time.', USAGE);
  }
  if (kind !== undefined && kind !== 'usable' && (values.page || values.rounds)) {
    throw new CommandError(`--${kind} has no pages and rounds.`, USAGE);
  }
  if (kind === 'builds') return benchBuilds(signal);
  const chromium = await obtainChromium(signal);
  if (kind === 'memory' || kind === 'reads') return benchSpec(SPEC_BENCHES[kind], chromium, signal);
  if (kind === 'reload') return benchHotReload(chromium, signal);
  if (kind === 'releases') return benchReleases(chromium, signal);
  if (kind === 'usable') {
    return benchUsable(pagesAndRounds(values, USABLE_PAGES, ROUNDS), chromium, signal);
  }
  if (kind !== 'history') {
    return benchWeb(pagesAndRounds(values, WEB_PAGES, ROUNDS), chromium, signal);
  }
  const { url } = await servedBank();
  const violations = await benchHistory({ url, chromium, pages: 200, tries: 5, signal });
  for (const line of violations) console.log(line);
  return violations.length > 0 ? 1 : 0;
});
