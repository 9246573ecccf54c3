import { parseRemoteModule, type RemoteModule } from '@bank/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryScriptPlugin, expectEntry } from './entry-script';
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

/** The entry URL that each remote is registered with in the runtime. */
const registered = new Map<string, string>();
const loads = new Map<string, Promise<LoadResult>>();
let retries = 0;

/** Each retry uses a new URL: browser and runtime cache the failure of the old one. */
function attemptUrl(entry: string, isFirst: boolean): string {
  if (isFirst) return entry;
  const url = new URL(entry);
  url.searchParams.set('again', `${Date.now().toString(36)}${(retries += 1)}`);
  return url.href;
}

function failed(error: unknown): LoadResult {
  return { status: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
}

async function loadOnce(
  { name: remote, entry, integrity, contract }: RemoteVersion,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<LoadResult> {
  const name = runtimeName(remote);
  try {
    const address = attemptUrl(entry, isFirst);
    (await loadVisitFiles()).observeRequestedFiles();
    // Another version may have been registered meanwhile.
    signal.throwIfAborted();
    if (registered.size === 0) registerPlugins([entryScriptPlugin]);
    expectEntry(address, integrity);
    // Makes the runtime discard the version registered before.
    const force = registered.has(name) && registered.get(name) !== address;
    registered.set(name, address);
    registerRemotes([{ name, entry: address }], { force });
    const [exposed]: unknown[] = await Promise.all([loadRemote(`${name}/app`), loadParcels()]);
    const module = parseRemoteModule(exposed, contract);
    return module.ok
      ? { status: 'loaded', module: module.value }
      : failed(new Error(`${remote}: ${module.problem}`));
  } catch (error) {
    return failed(error);
  }
}

async function loadWithRetries(version: RemoteVersion, isRetry: boolean): Promise<LoadResult> {
  const { timedOut, signal, clear } = startStallTimeout(version.name, version.entry);
  const start = performance.now();
  const isSlow = () => performance.now() - start >= LOAD_LIMITS.stall;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const load = loadOnce(version, attempt === 1 && !isRetry, signal);
      const result = await Promise.race([load, timedOut]);
      if (result.status === 'loaded' || attempt === LOAD_LIMITS.attempts || isSlow()) return result;
      const pause = LOAD_LIMITS.retryDelay * attempt * (0.5 + Math.random());
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), timedOut]);
    }
  } catch (error) {
    return failed(error);
  } finally {
    clear();
  }
}

/**
 * Prefetches a remote's screen for a path, and waits for it up to a timeout. Never rejects: the screen
 * retries when it renders.
 */
export async function prepareScreen(result: LoadResult, pathname: string): Promise<void> {
  if (result.status !== 'loaded') return;
  const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_LIMITS.prepare));
  try {
    await Promise.race([result.module.prepare?.(pathname), timeout]);
  } catch {
    // Rendering the screen reports the failure.
  }
}

/**
 * Loads the module exposed by one version of a remote. Concurrent and later calls share the cached
 * promise; failures are not cached. Never rejects.
 */
export function loadRemoteModule(version: RemoteVersion, isRetry = false): Promise<LoadResult> {
  const pending = isRetry ? undefined : loads.get(version.entry);
  if (pending) return pending;
  const load = loadWithRetries(version, isRetry);
  loads.set(version.entry, load);
  void load.then(({ status }) => {
    if (status === 'failed' && loads.get(version.entry) === load) loads.delete(version.entry);
  });
  return load;
}
