import type { RemoteModule, RemoteProps } from '@bank/contracts';
import type * as SingleSpa from 'single-spa';
import type { MountParcel } from './parcels';

/** A remote that has not mounted by then is taken for dead, in milliseconds. */
const MOUNT_TIMEOUT_MS = 10_000;

// Pages without a remote, such as the door, do without it.
let mountInside: MountParcel | undefined;

/**
 * Loads what mounts parcels, and what every remote makes its own from; to be awaited before the first
 * mount. Rejects where it does not arrive.
 */
export async function loadParcels(): Promise<void> {
  const [parcels] = await Promise.all([
    import(/* webpackChunkName: 'remotes' */ './parcels'),
    import('@bank/remote-kit'),
  ]);
  mountInside = await parcels.mountInside;
}

export type MountedRemote = { update(props: RemoteProps): void; unmount(): void };

/**
 * Mounts a remote as a single-spa parcel into `domElement`. `props.instanceId` names the parcel:
 * single-spa-react keeps its state by that name, so it must be unique for each mount. `onError`
 * hears of a mount or an update that failed.
 */
export function mountParcel(
  module: RemoteModule,
  domElement: HTMLElement,
  props: RemoteProps,
  onError: (error: unknown) => void,
): MountedRemote {
  if (!mountInside) throw new Error('loadParcels must have been awaited');
  const limit = { millis: MOUNT_TIMEOUT_MS, dieOnTimeout: true, warningMillis: MOUNT_TIMEOUT_MS };
  const { bootstrap, mount, update, unmount } = module;
  const config = {
    name: props.instanceId,
    bootstrap,
    mount,
    update,
    unmount,
    timeouts: { bootstrap: limit, mount: limit },
  };
  // single-spa's types know neither the timeouts of a parcel nor props of the caller's own.
  const parcel = mountInside(config as unknown as SingleSpa.ParcelConfig, {
    ...props,
    domElement,
  });

  // One after the other: a parcel that is still mounting or updating refuses the next call.
  let gone = false;
  let turn: Promise<unknown> = parcel.mountPromise;
  const report = (error: unknown) => {
    if (!gone) onError(error);
  };
  const whenMounted = (step: () => Promise<unknown> | undefined) => {
    const run = () => (parcel.getStatus() === 'MOUNTED' ? step() : undefined);
    turn = turn.then(run, run);
    turn.catch(report);
  };
  turn.catch(report);
  return {
    update: (newProps) => whenMounted(() => (gone ? undefined : parcel.update?.(newProps))),
    unmount() {
      gone = true;
      whenMounted(() => parcel.unmount());
    },
  };
}
