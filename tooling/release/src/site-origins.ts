import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, replaceJson } from './json-file';
import { CommandError } from './command-error';

/** The origin of each site. */
export type Origins = Readonly<Record<string, string>>;

const fileIn = (folder: string) => join(folder, 'origins.json');

/** Writes the origins of the bank in this run folder. */
export async function writeOrigins(folder: string, origins: Origins): Promise<void> {
  // Atomic, because `npm run release` may read it while `npm start` runs.
  await replaceJson(fileIn(folder), origins);
}

/** Reads the origin of each site of a built bank, including sites that were added later. */
export function knownOrigins(folder: string): Promise<Origins> {
  const remedy = 'Start the bank first: npm start';
  return readJson(fileIn(folder), v.record(v.string(), v.string()), remedy);
}

/** Returns a lookup of origins that throws a CommandError for an unknown site. */
export async function readOrigins(folder: string): Promise<(site: string) => string> {
  const origins = await knownOrigins(folder);
  return (site) => {
    const origin = origins[site];
    if (origin) return origin;
    throw new CommandError(`The bank in ${folder} has no site "${site}".`, 'Restart it: npm start');
  };
}
