import type { ReleaseVersion } from '@bank/contracts';

/** The version name of all overrides. */
export const OVERRIDE_VERSION = 'override';

/** One version of a remote that this page may mount. */
export type RemoteVersion = Pick<
  ReleaseVersion,
  'version' | 'entry' | 'integrity' | 'contract' | 'size' | 'owner'
> & {
  /** The remote's name. */
  name: string;
  role: 'canary' | 'live' | 'previous';
};

/** Lazily loads the versions of one remote, in fallback order. */
export type VersionLoader = {
  /** The loaded versions; null before. */
  current(): readonly RemoteVersion[] | null;
  /** Loads the versions once; failures are not cached. Rejects with a readable message. */
  load(): Promise<readonly RemoteVersion[]>;
};

export function createVersionLoader(read: () => Promise<readonly RemoteVersion[]>): VersionLoader {
  let loaded: readonly RemoteVersion[] | null = null;
  let pending: Promise<readonly RemoteVersion[]> | null = null;
  const load = async () => {
    try {
      return (loaded = await read());
    } finally {
      pending = null;
    }
  };
  return {
    current: () => loaded,
    load: () => (loaded ? Promise.resolve(loaded) : (pending ??= load())),
  };
}
