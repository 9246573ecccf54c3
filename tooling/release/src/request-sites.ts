import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error';
import { knownOrigins } from './site-origins';

const SERVED_TIMEOUT_MS = 10_000;

/**
 * Requests sites from the local bank that is served from a run folder, and waits until each of them
 * responds. Does nothing for sites that it already serves.
 */
export async function requestSites(
  folder: string,
  names: readonly string[],
  signal: AbortSignal,
  timeoutMs = SERVED_TIMEOUT_MS,
): Promise<void> {
  // Creating the folder is the request: the process that serves the bank watches `sites`.
  await Promise.all(names.map((name) => mkdir(join(folder, 'sites', name), { recursive: true })));
  const deadline = performance.now() + timeoutMs;
  for (const name of names) {
    while (!(await isServed(folder, name))) {
      signal.throwIfAborted();
      if (performance.now() > deadline) {
        throw new CommandError(
          `The bank in ${folder} does not serve the site "${name}".`,
          'Check its output, and restart it: npm start',
        );
      }
      await wait(100);
    }
  }
}

async function isServed(folder: string, name: string): Promise<boolean> {
  const origin = (await knownOrigins(folder))[name];
  if (!origin) return false;
  // Any status is fine: a new site has no files yet.
  return fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}
