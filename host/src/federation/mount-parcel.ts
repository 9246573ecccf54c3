import type { RemoteModule, RemoteProps } from '@bank/contracts';
import type * as SingleSpa from 'single-spa';
import { startAwakeTimeout } from '../device/awake-timeout';
import { LOAD_LIMITS } from './load-limits';
import type { MountParcel } from './parcels';

// Loaded on demand: pages without a remote, such as sign-in, don't need it.
let mountInside: MountParcel | undefined;

/**
 * Loads single-spa and the remote kit that all remotes share; await it before the first mount.
 * Rejects if they can't be loaded.
 */
export async function loadParcels(): Promise<void> {
  const [parcels] = await Promise.all([
    import(/* webpackChunkName: 'remotes' */ './parcels'),
    import('@bank/remote-kit'),
  ]);
  mountInside = await parcels.mountInside;
}

/** Single-spa only logs what takes longer: its own timeouts would also end when a computer wakes up during a mount. */
const LOG_AFTER = { millis: LOAD_LIMITS.mount, warningMillis: LOAD_LIMITS.mount };

export type MountedRemote = { update(props: RemoteProps): void; unmount(): void };

/**
 * Mounts a remote as a single-spa parcel into `domElement`. `props.instanceId` names the parcel:
 * single-spa-react keeps its state by that name, so it must be unique for each mount. `onError`
 * receives the error of a failed mount or update.
 */
export function mountParcel(
  module: RemoteModule,
  domElement: HTMLElement,
  props: RemoteProps,
  onError: (error: unknown) => void,
): MountedRemote {
  if (!mountInside) throw new Error('loadParcels must have been awaited');
  const { bootstrap, mount, update, unmount } = module;
  const config = {
    name: props.instanceId,
    bootstrap,
    mount,
    update,
    unmount,
    timeouts: { bootstrap: LOG_AFTER, mount: LOG_AFTER },
  };
  // single-spa's types lack a parcel's timeouts and custom props.
  const parcel = mountInside(config as unknown as SingleSpa.ParcelConfig, {
    ...props,
    domElement,
  });

  // A failed bootstrap fails the mount, too, which is reported.
  parcel.bootstrapPromise.catch(() => undefined);

  // Queued: a parcel that is still mounting or updating refuses the next call.
  let isUnmounted = false;
  let queue: Promise<unknown> = parcel.mountPromise;
  const report = (error: unknown) => {
    if (!isUnmounted) onError(error);
  };
  const whenMounted = (step: () => Promise<unknown> | undefined) => {
    const run = () => (parcel.getStatus() === 'MOUNTED' ? step() : undefined);
    queue = queue.then(run, run);
    queue.catch(report);
  };
  queue.catch(report);
  const stopTimeout = startAwakeTimeout(
    () => report(new Error('the mount timed out')),
    LOAD_LIMITS.mount,
  );
  queue.then(stopTimeout, stopTimeout);
  return {
    update: (newProps) => whenMounted(() => (isUnmounted ? undefined : parcel.update?.(newProps))),
    unmount() {
      isUnmounted = true;
      stopTimeout();
      whenMounted(() => parcel.unmount());
    },
  };
}
