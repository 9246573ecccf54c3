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
