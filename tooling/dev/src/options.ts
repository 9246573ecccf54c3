import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from '@bank/release';

/** Parses a command line; rejects unknown options and shows `usage`. */
export function readCommandLine<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandError((error as Error).message, usage);
  }
}

/** Parses boolean `--name` options; rejects unknown ones and lists the valid ones. */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  const usage = `Valid options: ${names.map((name) => `--${name}`).join(', ')}.`;
  return readCommandLine({ args: [...args], options }, usage).values as Partial<
    Record<Name, boolean>
  >;
}

/** The options of commands that measure pages in several rounds. */
export const MEASURING = {
  page: { type: 'string', multiple: true },
  rounds: { type: 'string' },
} as const;

/** Reads `--page`, which may be repeated, and `--rounds`; by default all pages. */
export function pagesAndRounds<Page extends string>(
  values: { page?: string[]; rounds?: string },
  pages: readonly Page[],
  defaultRounds: number,
): { pages: readonly Page[]; rounds: number } {
  const usage = `Pages: ${pages.join('; ')}. For example: --page "${pages[0]}" --rounds 3`;
  const chosen = values.page ?? pages;
  const unknown = chosen.find((name) => !pages.includes(name as Page));
  if (unknown !== undefined) throw new CommandError(`There is no page "${unknown}".`, usage);
  const rounds = Number(values.rounds ?? defaultRounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CommandError('--rounds must be a whole number above 0.', usage);
  }
  return { pages: pages.filter((name) => chosen.includes(name)), rounds };
}
