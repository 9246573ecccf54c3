import {
  verifyRelease,
  verifyRevocations,
  parseRegistryIndex,
  type KeyRevocations,
  type RegistryIndex,
  type ReleaseRecord,
  type RemoteSummary,
  type Trust,
} from '@bank/contracts';
import type { ReleaseKeys } from './release-keys';
import type { RegistryStore, StoredIndex, StoredRelease } from './registry-store';
import { CommandError } from './command-error';
import type { SiteStore } from './site-store';

/** The target of a release: its sites, its registry, and the signing keys. */
export type Bank = { sites: SiteStore; registry: RegistryStore; keys: ReleaseKeys };

/** Translations by language and English text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The live release of one remote. */
export type LiveRemote = {
  name: string;
  revision: number;
  /** Null if the stored record cannot be verified. It is then never signed again. */
  record: ReleaseRecord | null;
  /** The reason why it cannot be verified. */
  problem?: string;
  isExpired: boolean;
  summary: RemoteSummary;
  canarySummary: RemoteSummary | null;
};

/** Parses the stored index; without any release it is empty. */
export function readIndex(stored: StoredIndex | null): RegistryIndex {
  if (!stored) return { revision: 0, remotes: [], rejected: [] };
  const index = parseRegistryIndex(stored);
  if (index.ok) return index.value;
  throw new CommandError(
    `The index of the registry cannot be read: ${index.problem}.`,
    'Restore the document registry/index in the Firebase console.',
  );
}

/** Verifies and returns the index's list of revoked keys; null without one. */
export async function readRevocations(
  index: StoredIndex | null,
  rootKeys: readonly string[],
): Promise<KeyRevocations | null> {
  if (!index?.revoked) return null;
  const list = await verifyRevocations(index.revoked, rootKeys);
  if (list.ok) return list.value;
  throw new CommandError(
    `The list of revoked keys cannot be trusted: ${list.problem}.`,
    'Check RELEASE_ROOT_KEYS.',
  );
}

/** Returns the keys that records are verified with, like in a browser. */
export async function readTrust(
  index: StoredIndex | null,
  { rootKeys }: Pick<ReleaseKeys, 'rootKeys'>,
): Promise<Trust> {
  return { rootKeys, revokedKeys: (await readRevocations(index, rootKeys))?.keys ?? [] };
}

/** Verifies the stored release of a remote; null if it was never released. */
export async function liveRemote(
  name: string,
  index: RegistryIndex,
  stored: StoredRelease | null,
  trust: Trust,
): Promise<LiveRemote | null> {
  const entry = index.remotes.find(({ summary }) => summary.name === name);
  if (!stored || !entry) return null;
  const release = await verifyRelease(stored, name, trust);
  return {
    name,
    revision: stored.revision,
    record: release.ok ? release.value.record : null,
    ...(!release.ok && { problem: release.problem }),
    isExpired: release.ok && release.value.isExpired,
    summary: entry.summary,
    canarySummary: entry.canary?.summary ?? null,
  };
}

/** Reads the live release of every remote, without a transaction. */
export async function readLiveRemotes({ registry, keys }: Pick<Bank, 'registry' | 'keys'>) {
  const stored = await registry.readIndex();
  const index = readIndex(stored);
  const trust = await readTrust(stored, keys);
  const remotes = await Promise.all(
    index.remotes.map(async ({ summary: { name } }) =>
      liveRemote(name, index, await registry.readRelease(name), trust),
    ),
  );
  return { index, remotes: remotes.filter((remote) => remote !== null) };
}

/** Reads the live release of one remote. Throws a CommandError if there is none. */
export async function readLiveRemote(bank: Bank, name: string): Promise<LiveRemote> {
  const { remotes } = await readLiveRemotes(bank);
  return requireLive(
    name,
    remotes.find((remote) => remote.name === name),
  );
}

export function requireLive(name: string, remote: LiveRemote | null | undefined): LiveRemote {
  if (remote) return remote;
  throw new CommandError(
    `No version of ${name} is live.`,
    `Publish one: npm run release -- publish ${name}`,
  );
}

/** Returns the verified record of a remote. Throws a CommandError if there is none. */
export function requireRecord({ name, record, problem }: LiveRemote): ReleaseRecord {
  if (record) return record;
  throw new CommandError(
    `The release record of ${name} cannot be trusted: ${problem}.`,
    `Publish ${name} again with a delegated key.`,
  );
}
