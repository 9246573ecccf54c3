import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { ROOT, runFolder } from './paths';
import { step } from './progress';

/** Budgets in seconds, for two otherwise idle cores. */
const BUDGETS_S = { everything: 60, nothing: 5, 'one remote': 15 };

/**
 * An extra file among the remote's sources: it invalidates the build cache and nothing imports it.
 */
const CHANGED = join(ROOT, 'remotes', 'transfer', 'src', 'changed-for-the-bench.txt');

/**
 * Times a full build with an empty cache, a build without changes and a build after a change to one
 * remote.
 */
export async function benchBuilds(signal: AbortSignal): Promise<number> {
  const folder = runFolder('bench');
  const cache = join(folder, 'build-cache');
  await rm(cache, { recursive: true, force: true });
  const timed = async (label: string) => {
    const start = performance.now();
    await step(label, () => build({ backend: 'emulators', folder, signal, cache }));
    return (performance.now() - start) / 1000;
  };
  const everything = await timed('Building everything, with an empty cache');
  const nothing = await timed('Building again, with nothing changed');
  await writeFile(CHANGED, randomUUID());
  const oneRemote = await timed('Building again, with one remote changed').finally(() =>
    rm(CHANGED, { force: true }),
  );
  const times = { everything, nothing, 'one remote': oneRemote };
  console.log(`\nseconds, on ${cpus().length} cores (budget for two cores)`);
  for (const [what, took] of Object.entries(times)) {
    const budget = BUDGETS_S[what as keyof typeof BUDGETS_S];
    console.log(`${what.padEnd(12)}${took.toFixed(1).padStart(6)}  (${budget})`);
  }
  return 0;
}
