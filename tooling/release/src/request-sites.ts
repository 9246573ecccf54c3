import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error';
import { knownOrigins } from './site-origins';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Has the bank that is served from a run folder of this machine serve these sites, too, and waits until
 * each of them answers. A site that it serves already is left as it is.
 */
export async function requestSites(
  folder: string,
  names: readonly string[],
  signal: AbortSignal,
  within = ANSWER_WITHIN_MS,
): Promise<void> {
  // A folder is the request: the process that serves the bank watches `sites`.
  await Promise.all(names.map((name) => mkdir(join(folder, 'sites', name), { recursive: true })));
  const deadline = performance.now() + within;
  for (const name of names) {
    while (!(await isServed(folder, name))) {
      signal.throwIfAborted();
      if (performance.now() > deadline) {
        throw new CommandError(
          `The bank in ${folder} does not serve the site "${name}".`,
          'Its own output may say why. Start it again: npm start',
        );
      }
      await wait(100);
    }
  }
}

async function isServed(folder: string, name: string): Promise<boolean> {
  const origin = (await knownOrigins(folder))[name];
  if (!origin) return false;
  // Any answer will do: a new site has no file yet.
  return fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
