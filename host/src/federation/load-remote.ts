import { parseRemoteModule, type RemoteModule } from '@bank/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryScriptPlugin, expectEntry } from './entry-script';
import { LOAD_LIMITS } from './load-limits';
import { loadParcels } from './mount-parcel';
import { stallLimit } from './stall-limit';
import type { Candidate } from './versions';

// Pages without a remote, such as the door, do without it.
export const loadFileMemory = () => import(/* webpackChunkName: 'remotes' */ './remember-files');

/** What became of a load, as a value: a remote is a stranger, and its failure is nothing exceptional. */
export type LoadResult =
  { status: 'loaded'; module: RemoteModule } | { status: 'failed'; cause: Error };

/** The name under which a remote registers itself with the runtime; the build derives the same. */
function runtimeName(remoteName: string): string {
  return `bank_${remoteName.replaceAll('-', '_')}`;
}

/** The address at which the runtime has each remote now. */
const registered = new Map<string, string>();
const loads = new Map<string, Promise<LoadResult>>();
let addresses = 0;

/** Every further attempt asks at another address, or browser and runtime would hand out the failure again. */
function addressFor(entry: string, isFirst: boolean): string {
  if (isFirst) return entry;
  const url = new URL(entry);
  url.searchParams.set('again', `${Date.now().toString(36)}${(addresses += 1)}`);
  return url.href;
}

function failed(error: unknown): LoadResult {
  return { status: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
}

async function loadOnce(
  { name: remote, entry, integrity, contract }: Candidate,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<LoadResult> {
  const name = runtimeName(remote);
  try {
    const address = addressFor(entry, isFirst);
    (await loadFileMemory()).noteFiles();
    // By now another version may have this one's place in the runtime.
    signal.throwIfAborted();
    if (registered.size === 0) registerPlugins([entryScriptPlugin]);
    expectEntry(address, integrity);
    // Forgets all that the runtime remembers of what it had under this name.
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

async function loadWithRetries(version: Candidate, isAgain: boolean): Promise<LoadResult> {
  const { late, signal, clear } = stallLimit(version.name, version.entry);
  const start = performance.now();
  const isLate = () => performance.now() - start >= LOAD_LIMITS.answer;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const load = loadOnce(version, attempt === 1 && !isAgain, signal);
      const result = await Promise.race([load, late]);
      if (result.status === 'loaded' || attempt === LOAD_LIMITS.attempts || isLate()) return result;
      const pause = LOAD_LIMITS.pause * attempt * (0.5 + Math.random());
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), late]);
    }
  } catch (error) {
    return failed(error);
  } finally {
    clear();
  }
}

/**
 * Has a remote fetch its screen at a path, and waits for it a while. Never rejects: what has not come is
 * asked for again when it is drawn.
 */
export async function prepareScreen(result: LoadResult, pathname: string): Promise<void> {
  if (result.status !== 'loaded') return;
  const late = new Promise((resolve) => setTimeout(resolve, LOAD_LIMITS.prepare));
  try {
    await Promise.race([result.module.prepare?.(pathname), late]);
  } catch {
    // Drawing it tells.
  }
}

/**
 * Loads the module that one version of a remote exposes; of several calls all but the first get what
 * is on its way or has arrived. A failure is not remembered. Never rejects.
 */
export function loadRemoteModule(version: Candidate, isAgain = false): Promise<LoadResult> {
  const underWay = isAgain ? undefined : loads.get(version.entry);
  if (underWay) return underWay;
  const load = loadWithRetries(version, isAgain);
  loads.set(version.entry, load);
  void load.then(({ status }) => {
    if (status === 'failed' && loads.get(version.entry) === load) loads.delete(version.entry);
  });
  return load;
}
