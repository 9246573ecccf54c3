import { join } from 'node:path';
import * as v from 'valibot';
import { readJson, replaceJson } from './json-file';
import { CommandError } from './command-error';

/** The origins of a bank's sites, by site. */
export type Origins = Readonly<Record<string, string>>;

const fileIn = (folder: string) => join(folder, 'origins.json');

/** Writes which origin each site of the bank in this run folder has. */
export async function writeOrigins(folder: string, origins: Origins): Promise<void> {
  // Another process may be reading it: `npm run release` beside `npm start`.
  await replaceJson(fileIn(folder), origins);
}

/** Which origin each site of an assembled bank has, sites that were added later included. */
export function knownOrigins(folder: string): Promise<Origins> {
  const remedy = 'Assemble the bank first: npm start';
  return readJson(fileIn(folder), v.record(v.string(), v.string()), remedy);
}

/** The same as a function, which throws for a site that the bank does not have. */
export async function readOrigins(folder: string): Promise<(site: string) => string> {
  const origins = await knownOrigins(folder);
  return (site) => {
    const origin = origins[site];
    if (origin) return origin;
    throw new CommandError(
      `The bank in ${folder} has no site "${site}".`,
      'Start it again: npm start',
    );
  };
}
