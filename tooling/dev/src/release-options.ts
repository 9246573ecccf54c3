import { parseArgs } from 'node:util';
import { Problem } from '@bank/release';

const USAGE = `npm run release -- <command>, and with every one that changes something --why "…":
  publish <remote> [<remote> …] [--canary 10] [--built]   build, check, upload, make live
  promote <remote>                 its canary becomes live for all
  abort <remote>                   its canary is taken away from all
  rollback <remote> [--to <version>]
  status
  history [<remote>]
  prune [--keep 5]
  watch [--port 3098] [--threshold 20] [--least 5]   takes away a canary of which more than so many
                                   percent fail; REPORT_URL=http://localhost:3098 npm start tells browsers
--bank start|test says which bank of this machine; start, unless told.
--project takes the Firebase project of .env instead; with --dry-run it says what it would deploy.`;

export type ReleaseOptions = {
  command: string;
  remotes: string[];
  canary: number | undefined;
  to: string | undefined;
  keep: number;
  why: string | undefined;
  port: number;
  threshold: number;
  least: number;
  /** Takes `dist` as it is. */
  isBuilt: boolean;
  bank: 'start' | 'test';
  /** The Firebase project of `.env`, in place of a bank of this machine. */
  isProject: boolean;
  isDryRun: boolean;
};

const TAKES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  publish: [1, Infinity],
  promote: [1, 1],
  abort: [1, 1],
  rollback: [1, 1],
  status: [0, 0],
  history: [0, 1],
  prune: [0, 0],
  watch: [0, 0],
};

/** Reads the command line of `npm run release`; anything that it does not understand is refused. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(args);
  const [command = '', ...names] = positionals;
  const remotes = [...new Set(names)];
  const [least, most] = TAKES[command] ?? [];
  if (least === undefined || most === undefined) return refuse(`There is no command "${command}".`);
  if (remotes.length < least || remotes.length > most) {
    return refuse(`${command} takes ${least === 0 ? 'no remote' : 'the name of a remote'}.`);
  }
  const { bank } = values;
  if (values['dry-run'] && !values.project) return refuse('--dry-run goes with --project.');
  if (bank !== 'start' && bank !== 'test') return refuse(`There is no bank "${bank}".`);
  return {
    command,
    remotes,
    canary: values.canary === undefined ? undefined : wholeNumber('canary', values.canary, 1, 99),
    to: values.to,
    keep: wholeNumber('keep', values.keep, 1, 1000),
    why: values.why,
    port: wholeNumber('port', values.port, 1024, 65535),
    threshold: wholeNumber('threshold', values.threshold, 1, 99),
    least: wholeNumber('least', values.least, 1, 1_000_000),
    isBuilt: values.built,
    bank,
    isProject: values.project,
    isDryRun: values['dry-run'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        to: { type: 'string' },
        keep: { type: 'string', default: '5' },
        why: { type: 'string' },
        port: { type: 'string', default: '3098' },
        threshold: { type: 'string', default: '20' },
        least: { type: 'string', default: '5' },
        built: { type: 'boolean', default: false },
        bank: { type: 'string', default: 'start' },
        project: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  return refuse(`--${name} is "${text}", and a whole number from ${least} to ${most} is meant.`);
}

function refuse(what: string): never {
  throw new Problem(what, USAGE);
}
