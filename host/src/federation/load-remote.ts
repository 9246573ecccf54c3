import { parseRemoteModule, type RemoteModule } from '@bank/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryScriptPlugin, expectEntry } from './entry-script';
import { isLeaving, LEAVING_MS } from './leaving-page';
import { LOAD_LIMITS } from './load-limits';
import { loadParcels } from './mount-parcel';
import { startStallTimeout } from './stall-timeout';
import type { RemoteVersion } from './versions';

// A separate chunk: pages without a remote, such as sign-in, don't load it.
export const loadVisitFiles = () => import(/* webpackChunkName: 'remotes' */ './visit-files');

/** The result of a load. A remote's failure is a value, not an exception, because it is expected. */
export type LoadResult =
  { status: 'loaded'; module: RemoteModule } | { status: 'failed'; cause: Error };

/** The remote's container name in the Module Federation runtime; the build derives the same. */
function runtimeName(remoteName: string): string {
  return `bank_${remoteName.replaceAll('-', '_')}`;
}

let hasPlugin = false;
const loads = new Map<string, Promise<LoadResult>>();
/** Entries that failed on this page: browser and runtime cache that, so each further load uses a new URL. */
const failedEntries = new Set<string>();
let retries = 0;

function attemptUrl(entry: string): string {
  if (!failedEntries.has(entry)) return entry;
  const url = new URL(entry);
  url.searchParams.set('again', `${Date.now().toString(36)}${(retries += 1)}`);
  return url.href;
}

function failed(error: unknown): LoadResult {
  return { status: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
}

async function loadOnce(
  { name: remote, entry, integrity, contract }: RemoteVersion,
  signal: AbortSignal,
): Promise<LoadResult> {
  const name = runtimeName(remote);
  try {
    const address = attemptUrl(entry);
    (await loadVisitFiles()).observeRequestedFiles();
    // Another version may have been registered meanwhile.
    signal.throwIfAborted();
    if (!hasPlugin) registerPlugins([entryScriptPlugin]);
    hasPlugin = true;
    expectEntry(address, integrity);
    // Makes the runtime discard the version registered before: each load has another URL.
    registerRemotes([{ name, entry: address }], { force: true });
    const [exposed]: unknown[] = await Promise.all([loadRemote(`${name}/app`), loadParcels()]);
    const module = parseRemoteModule(exposed, contract);
    return module.ok
      ? { status: 'loaded', module: module.value }
      : failed(new Error(`${remote}: ${module.problem}`));
  } catch (error) {
    return failed(error);
  }
}

async function loadWithRetries(version: RemoteVersion): Promise<LoadResult> {
  const { timedOut, signal, clear } = startStallTimeout(version.name, version.entry);
  const start = performance.now();
  const isSlow = () => performance.now() - start >= LOAD_LIMITS.stall;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const load = loadOnce(version, signal);
      const result = await Promise.race([load, timedOut]);
      if (result.status === 'loaded' || attempt === LOAD_LIMITS.attempts || isSlow()) return result;
      failedEntries.add(version.entry);
      // A page that is being left does not try again, unless the user stays.
      const pause = isLeaving()
        ? LEAVING_MS
        : LOAD_LIMITS.retryDelay * attempt * (0.5 + Math.random());
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), timedOut]);
    }
  } catch (error) {
    return failed(error);
  } finally {
    clear();
  }
}

/**
 * Prefetches a remote's screen for a path, and waits for it up to a timeout. Returns whether it has arrived. Never
 * rejects: the screen retries when it renders, and reports a failure.
 */
export async function prepareScreen(result: LoadResult, pathname: string): Promise<boolean> {
  if (result.status !== 'loaded') return false;
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, LOAD_LIMITS.prepare, false));
  try {
    return (await Promise.race([result.module.prepare?.(pathname), timeout])) !== false;
  } catch {
    return false;
  }
}

/** Discards the load of a version that failed to load or crashed: the next one fetches its files again. */
export function discardLoad(entry: string): void {
  failedEntries.add(entry);
  loads.delete(entry);
}

/**
 * Loads the module exposed by one version of a remote. Concurrent and later calls share the cached
 * promise; failures are not cached. Never rejects.
 */
export function loadRemoteModule(version: RemoteVersion): Promise<LoadResult> {
  const { entry } = version;
  const pending = loads.get(entry);
  if (pending) return pending;
  const load = loadWithRetries(version);
  loads.set(entry, load);
  void load.then(({ status }) => {
    if (status === 'failed') discardLoad(entry);
  });
  return load;
}
