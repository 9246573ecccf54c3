import { CommandError } from '@bank/release';
import { readCommandLine } from './options';

const OPTIONS = {
  walks: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
  replay: { type: 'string' },
  defects: { type: 'boolean' },
} as const;

const USAGE =
  'Use --walks 500 --seed 1, or --seed, --path and --replay as a failure prints them, or --defects.';

/** The specs that `npm run test:walks` runs, and the variables that they read. */
export type WalkRun = { spec: string; env: NodeJS.ProcessEnv };

/** By default, 500 walks from the seed 1. */
export function readWalkOptions(args: readonly string[]): WalkRun {
  const { values } = readCommandLine({ args: [...args], options: OPTIONS }, USAGE);
  const { seed = '1', path, replay, defects } = values;
  const walks = values.walks ?? (path === undefined ? '500' : '1');
  for (const number of [walks, seed]) {
    if (!/^[1-9]\d*$/.test(number)) throw new CommandError(`${number} is not a number.`, USAGE);
  }
  return {
    spec: `src/explorer/${defects ? 'seeded-defects' : 'walks'}.spec.ts`,
    env: {
      BANK_WALKS: walks,
      BANK_WALK_SEED: seed,
      ...(defects && { BANK_DEFECTS: 'yes' }),
      ...(path !== undefined && { BANK_WALK_PATH: path }),
      ...(replay !== undefined && { BANK_WALK_REPLAY: replay }),
    },
  };
}
