import { CommandError } from '@bank/release';
import { readCommandLine } from './options';

const USAGE = `npm run release -- <command>:
  publish <remote> [<remote> …] [--canary 10] [--built] [--allow-dirty]
                                     build, check, upload, make live
  publish <remote> … --from stage.env
                                     make the live version of another stage live here: the same bytes
  preview <remote> [--days 7] [--built] [--allow-dirty]
                                     build, check, upload, print a link that shows it; nothing becomes live
  promote <remote>                   make its canary live for all browsers
  abort <remote>                     withdraw its canary from all browsers
  rollback <remote> [--to <version>] make an earlier version live again
  renew [<remote> …]                 sign again, so that the records expire later; all unless named
  status                             what is live
  history [<remote>]                 who released what, when, why, from which commit
  prune [--keep 5] [--unreleased]    remove old versions; also those that were never released
  watch [--threshold 20] [--least 5]  withdraw a canary that fails for more than so many percent of its
                                     users, and for more than the live version's
  create-key <file>                  create a private key
  delegate <public key> --root-key <file> [--remotes transfer,admin] [--until 2027-12-31]
                                     print the root key's delegation to a team's key
  rotate-key <file> --root-key <file> [--remotes transfer,admin] [--until 2027-12-31] [--revoke]
                                     create a team's next key, sign what is live again with it, and
                                     print the pipeline's secrets; --revoke revokes the replaced key
  revoke <public key> --root-key <file>  revoke a team's key
--why "…" is kept in the history. --bank start|test names the bank of this machine; start by default.
--project releases to the Firebase project of .env, or of another file: --env production.env.`;

export type ReleaseOptions = {
  command: string;
  /** The remotes, or the argument of a key command. */
  names: string[];
  canary: number | undefined;
  to: string | undefined;
  keep: number;
  unreleased: boolean;
  /** How many days a preview link works. */
  days: number;
  /** The file with the settings of the stage whose live version is published. */
  from: string | undefined;
  /** The file with the settings of the project. */
  env: string;
  why: string | undefined;
  /** Skips the build and uses `dist`. */
  isBuilt: boolean;
  /** Allows a working tree with uncommitted changes. */
  allowsDirty: boolean;
  threshold: number;
  least: number;
  rootKey: string | undefined;
  delegated: readonly string[];
  until: string | undefined;
  /** Revokes the keys that a rotation replaces. */
  revoke: boolean;
  bank: 'start' | 'test';
  /** Uses the Firebase project of `.env` instead of a local bank. */
  isProject: boolean;
};

const TAKES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  publish: [1, Infinity],
  preview: [1, 1],
  promote: [1, 1],
  abort: [1, 1],
  rollback: [1, 1],
  renew: [0, Infinity],
  status: [0, 0],
  history: [0, 1],
  prune: [0, 0],
  watch: [0, 0],
  'create-key': [1, 1],
  delegate: [1, 1],
  'rotate-key': [1, 1],
  revoke: [1, 1],
};

/** Parses the command line of `npm run release`; rejects unknown options. */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(args);
  const [command = '', ...given] = positionals;
  const names = [...new Set(given)];
  const [least, most] = TAKES[command] ?? [];
  if (least === undefined || most === undefined) return refuse(`There is no command "${command}".`);
  if (names.length < least || names.length > most) {
    return refuse(`${command} takes ${least === 0 ? 'no more names' : 'a name'}.`);
  }
  const { bank } = values;
  if (bank !== 'start' && bank !== 'test') return refuse(`There is no bank "${bank}".`);
  return {
    command,
    names,
    canary: values.canary === undefined ? undefined : wholeNumber('canary', values.canary, 1, 99),
    to: values.to,
    keep: wholeNumber('keep', values.keep, 1, 1000),
    unreleased: values.unreleased,
    days: wholeNumber('days', values.days, 1, 30),
    from: values.from,
    env: values.env,
    why: values.why,
    isBuilt: values.built,
    allowsDirty: values['allow-dirty'],
    threshold: wholeNumber('threshold', values.threshold, 1, 99),
    least: wholeNumber('least', values.least, 1, 1_000_000),
    rootKey: values['root-key'],
    delegated: values.remotes.split(','),
    until: values.until === undefined ? undefined : date(values.until),
    revoke: values.revoke,
    bank,
    isProject: values.project,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    canary: text,
    to: text,
    keep: { ...text, default: '5' },
    unreleased: flag,
    days: { ...text, default: '7' },
    from: text,
    env: { ...text, default: '.env' },
    why: text,
    built: flag,
    'allow-dirty': flag,
    threshold: { ...text, default: '20' },
    least: { ...text, default: '5' },
    'root-key': text,
    remotes: { ...text, default: '*' },
    until: text,
    revoke: flag,
    bank: { ...text, default: 'start' },
    project: flag,
  };
  return readCommandLine({ args: [...args], allowPositionals: true, options }, USAGE);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  return refuse(`--${name} is "${text}". It takes a whole number from ${least} to ${most}.`);
}

function date(text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  return refuse(`--until is "${text}". It takes a date such as 2027-12-31.`);
}

function refuse(what: string): never {
  throw new CommandError(what, USAGE);
}
