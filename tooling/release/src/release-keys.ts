import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyDelegation, KeyRevocations } from '@bank/contracts';
import { CommandError } from './command-error';
import { createKey, readKeyFile, readSigningKey, type SigningKey } from './signing-key';

/** The keys that sign and verify releases. */
export type ReleaseKeys = {
  /** The public root keys, embedded in every page of the host. */
  rootKeys: readonly string[];
  /** Returns the signing key. Throws a CommandError if it is not configured. */
  signer(): Signer;
};

/** The releasing team's key. */
type Signer = {
  team: SigningKey;
  /** JSON of the delegation to that key, signed by the root key. */
  delegation: string;
};

/** Signs a delegation with the root key: `key` may sign releases of `remotes` until a date. */
export function signDelegation(
  root: SigningKey,
  { key, remotes, until }: Omit<KeyDelegation, 'document'>,
): string {
  return JSON.stringify(root.sign({ document: 'delegation', key, remotes, until }));
}

/** Signs the list of revoked team keys with the root key: the earlier ones, and this one. */
export function signRevocations(
  root: SigningKey,
  before: KeyRevocations | null,
  key: string,
): string {
  const keys = [...new Set([...(before?.keys ?? []), key])];
  const revision = (before?.revision ?? 0) + 1;
  return JSON.stringify(root.sign({ document: 'revocations', revision, keys }));
}

const TEN_YEARS_MS = 10 * 365 * 86_400_000;

/** The keys of local banks, created on first use. */
export async function developmentKeys(folder: string): Promise<ReleaseKeys & { root: SigningKey }> {
  const read = async (name: string) => {
    const file = join(folder, name);
    // Another process may be creating it at the same time.
    if (!existsSync(file)) await createKey(file).catch(() => undefined);
    return readKeyFile(file);
  };
  const [root, team] = [await read('root-key.pem'), await read('team-key.pem')];
  const until = new Date(Date.now() + TEN_YEARS_MS).toISOString();
  const delegation = signDelegation(root, { key: team.publicKey, remotes: ['*'], until });
  return { root, rootKeys: [root.publicKey], signer: () => ({ team, delegation }) };
}

type Variables = Readonly<Record<string, string | undefined>>;

const REMEDY = 'See tooling/docs/releasing.md, "Keys".';

/** Returns the public root keys of a project, comma-separated in `RELEASE_ROOT_KEYS`. */
export function projectRootKeys({ RELEASE_ROOT_KEYS }: Variables): readonly string[] {
  const keys = (RELEASE_ROOT_KEYS ?? '').split(',').map((key) => key.trim());
  if (keys.every((key) => key.length > 0)) return keys;
  throw new CommandError('RELEASE_ROOT_KEYS is not set.', REMEDY);
}

/** The keys for releases to a project. */
export function projectKeys(variables: Variables): ReleaseKeys {
  return {
    rootKeys: projectRootKeys(variables),
    signer() {
      const { RELEASE_SIGNING_KEY: key, RELEASE_DELEGATION: delegation } = variables;
      if (!key || !delegation) {
        throw new CommandError('RELEASE_SIGNING_KEY or RELEASE_DELEGATION is not set.', REMEDY);
      }
      return { team: readSigningKey(key, 'RELEASE_SIGNING_KEY'), delegation };
    },
  };
}
