/**
 * Modules that the host provides to remotes (tooling/webpack/sharing.mjs) and does not use itself.
 * Federation provides only what the host's own sources import somewhere.
 */

/** @public Loaded when a remote asks for it. */
export const providedOnDemand = { storage: () => import('@bank/firebase/storage') };
