import { parseRemoteModule, type RegistryEntry, type RemoteModule } from '@bank/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** A remote that hasn't arrived by then counts as failed, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** What became of a load, as a value: a remote is a stranger, and its failure is nothing exceptional. */
export type LoadResult =
  { status: 'loaded'; module: RemoteModule } | { status: 'failed'; cause: Error };

/** The name under which a remote registers itself with the runtime; the build derives the same. */
function runtimeName(remoteName: string): string {
  return `bank_${remoteName.replaceAll('-', '_')}`;
}

function timeout(name: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name}: no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
}

/** Each retry asks for another address, or browser and runtime would hand out the failed answer again. */
function entryAddress(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/**
 * Loads the module that a remote exposes. `attempt` counts from 0; a higher one forgets all that
 * the runtime remembers of the earlier load. Never rejects.
 */
export async function loadRemoteModule(
  { entry, remote }: RegistryEntry,
  attempt: number,
): Promise<LoadResult> {
  const name = runtimeName(remote.name);
  try {
    registerRemotes([{ name, entry: entryAddress(entry, attempt) }], { force: attempt > 0 });
    const exposed: unknown = await Promise.race([loadRemote(`${name}/app`), timeout(remote.name)]);
    const module = parseRemoteModule(exposed, remote.contract);
    return module.ok
      ? { status: 'loaded', module: module.value }
      : { status: 'failed', cause: new Error(`${remote.name}: ${module.problem}`) };
  } catch (error) {
    return { status: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
  }
}
