import { mountRootParcel, type AppProps } from 'single-spa';

export type MountParcel = AppProps['mountParcel'];

/**
 * Mounts parcels inside one that draws nothing: single-spa never lets go of a root parcel and its
 * element, but of those inside another it does.
 */
export const mountInside = new Promise<MountParcel>((resolve, reject) => {
  const nothing = () => Promise.resolve();
  const root = {
    name: 'remotes',
    bootstrap: nothing,
    mount: ({ mountParcel }: AppProps) => {
      resolve(mountParcel);
      return nothing();
    },
    unmount: nothing,
  };
  const domElement = document.createElement('div');
  mountRootParcel(root, { domElement }).mountPromise.catch(reject);
});
