import { parseRemoteModule, type RemoteModule } from '@bank/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryScriptPlugin, expectEntry } from './entry-script';
import { loadParcels } from './mount-parcel';
import type { Candidate } from './versions';

/** A remote that hasn't arrived by then counts as failed, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** So long a screen that is on its way is waited for before the remote draws its own outline, in milliseconds. */
const PREPARE_MS = 2000;
const ATTEMPTS = 2;
const PAUSE_MS = 400;

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

function timeout(name: string): { late: Promise<never>; clear(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name}: no answer in ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  return { late, clear: () => clearTimeout(timer) };
}

/** Every further attempt asks at another address, or browser and runtime would hand out the failure again. */
function addressFor(entry: string, isFirst: boolean): string {
  if (isFirst) return entry;
  const url = new URL(entry);
  url.searchParams.set('again', `${Date.now().toString(36)}${(addresses += 1)}`);
  return url.href;
}

async function loadOnce(
  { name: remote, entry, integrity, contract }: Candidate,
  isFirst: boolean,
): Promise<LoadResult> {
  const name = runtimeName(remote);
  const { late, clear } = timeout(remote);
  try {
    const address = addressFor(entry, isFirst);
    (await loadFileMemory()).noteFiles();
    if (registered.size === 0) registerPlugins([entryScriptPlugin]);
    expectEntry(address, integrity);
    // Forgets all that the runtime remembers of what it had under this name.
    const force = registered.has(name) && registered.get(name) !== address;
    registered.set(name, address);
    registerRemotes([{ name, entry: address }], { force });
    const all = Promise.all([loadRemote(`${name}/app`), loadParcels()]);
    const [exposed]: unknown[] = await Promise.race([all, late]);
    const module = parseRemoteModule(exposed, contract);
    return module.ok
      ? { status: 'loaded', module: module.value }
      : { status: 'failed', cause: new Error(`${remote}: ${module.problem}`) };
  } catch (error) {
    return { status: 'failed', cause: error instanceof Error ? error : new Error(String(error)) };
  } finally {
    clear();
  }
}

async function loadWithRetries(version: Candidate, isAgain: boolean): Promise<LoadResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await loadOnce(version, attempt === 1 && !isAgain);
    if (result.status === 'loaded' || attempt === ATTEMPTS) return result;
    const pause = PAUSE_MS * attempt * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Has a remote fetch its screen at a path, and waits for it a while. Never rejects: what has not come is
 * asked for again when it is drawn.
 */
export async function prepareScreen(result: LoadResult, pathname: string): Promise<void> {
  if (result.status !== 'loaded') return;
  const late = new Promise((resolve) => setTimeout(resolve, PREPARE_MS));
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
