/**
 * Shared modules (tooling/webpack/sharing.mjs) that the host provides to remotes but does not use itself.
 * Module Federation only provides modules that the host's sources import.
 */

/** @public Loaded when a remote asks for it. */
export const providedOnDemand = {
  app: () => import('@bank/firebase/app'),
  storage: () => import('@bank/firebase/storage'),
};
