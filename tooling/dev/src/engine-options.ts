import { CommandError } from '@bank/release';
import { ENGINES, type EngineName } from './engines';
import { readCommandLine } from './options';

const USAGE = `Use --only with any of: ${ENGINES.join(', ')}. --update replaces the screenshots.`;

export type EngineOptions = { names: readonly EngineName[]; isChosen: boolean; update: boolean };

/** By default, all engines that can be installed. */
export function readEngineOptions(args: readonly string[]): EngineOptions {
  const options = { only: { type: 'string' }, update: { type: 'boolean' } } as const;
  const { only, update = false } = readCommandLine({ args: [...args], options }, USAGE).values;
  const chosen = only?.split(',') ?? [...ENGINES];
  const unknown = chosen.filter((name) => !ENGINES.some((engine) => engine === name));
  if (unknown.length > 0)
    throw new CommandError(`There is no engine ${unknown.join(', ')}.`, USAGE);
  return {
    names: ENGINES.filter((name) => chosen.includes(name)),
    isChosen: only !== undefined,
    update,
  };
}
