import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { ROOT, runFolder } from './paths';
import { step } from './progress';

/** What people may wait, in seconds, on two cores with nothing else to do. */
const LIMITS = { everything: 60, nothing: 5, 'one remote': 15 };

/** Counts as a source of the remote for whoever looks for changes, and for nobody else. */
const CHANGED = join(ROOT, 'remotes', 'transfer', 'src', 'changed-for-the-bench.txt');

/** Builds all, then nothing, then one remote, beginning with an empty cache; prints how long each took. */
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
  console.log(`\nseconds, on ${cpus().length} cores (aimed at on two)`);
  for (const [what, took] of Object.entries(times)) {
    const aim = LIMITS[what as keyof typeof LIMITS];
    console.log(`${what.padEnd(12)}${took.toFixed(1).padStart(6)}  (${aim})`);
  }
  return 0;
}
