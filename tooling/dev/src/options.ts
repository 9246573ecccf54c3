import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

/** Reads `--name` switches; anything else is refused with the ones there are. */
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
      `What it understands: ${names.map((name) => `--${name}`).join(', ')}.`,
    );
  }
}
