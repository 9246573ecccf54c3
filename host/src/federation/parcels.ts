import { mountRootParcel, type AppProps } from 'single-spa';

export type MountParcel = AppProps['mountParcel'];

/**
 * Mounts parcels inside an empty root parcel: single-spa never releases a root parcel and its element,
 * but it releases nested ones.
 */
export const mountInside = new Promise<MountParcel>((resolve, reject) => {
  const noop = () => Promise.resolve();
  const root = {
    name: 'remotes',
    bootstrap: noop,
    mount: ({ mountParcel }: AppProps) => {
      resolve(mountParcel);
      return noop();
    },
    unmount: noop,
  };
  const domElement = document.createElement('div');
  mountRootParcel(root, { domElement }).mountPromise.catch(reject);
});
