import type { ReleaseVersion } from '@bank/contracts';

/** The version of an override: it has no name of its own. */
export const OVERRIDE_VERSION = 'override';

/** A version that this page may mount. */
export type Candidate = Pick<
  ReleaseVersion,
  'version' | 'entry' | 'integrity' | 'contract' | 'size' | 'owner'
> & {
  /** The remote's. */
  name: string;
  role: 'canary' | 'live' | 'previous';
};

/** The versions of one remote to try, the best first; they are asked for when somebody wants the remote. */
export type Versions = {
  /** Those that have come; null before. */
  now(): readonly Candidate[] | null;
  /** Asks for them, at most once at a time; what failed is asked for again. Rejects with a sentence. */
  get(): Promise<readonly Candidate[]>;
};

export function versionsFrom(read: () => Promise<readonly Candidate[]>): Versions {
  let known: readonly Candidate[] | null = null;
  let underWay: Promise<readonly Candidate[]> | null = null;
  const ask = async () => {
    try {
      return (known = await read());
    } finally {
      underWay = null;
    }
  };
  return {
    now: () => known,
    get: () => (known ? Promise.resolve(known) : (underWay ??= ask())),
  };
}
