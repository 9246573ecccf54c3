import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

/** Parses boolean `--name` options; rejects unknown ones and lists the valid ones. */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, boolean>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
    return parseArgs({ args: [...args], options }).values as Partial<Record<Name, boolean>>;
  } catch (error) {
    throw new CommandError(
      (error as Error).message,
      `Valid options: ${names.map((name) => `--${name}`).join(', ')}.`,
    );
  }
}
