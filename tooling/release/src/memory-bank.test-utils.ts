import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyDelegation, OutcomeReport } from '@bank/contracts';
import { putFile } from './builds.test-utils';
import { folderSites } from './folder-sites';
import type { Bank } from './live-remote';
import { HOST_CAPABILITIES_FILE } from './preflight';
import type { HistoryEntry, RegistryStore, StoredIndex, StoredRelease } from './registry-store';
import { developmentKeys, signDelegation } from './release-keys';
import type { SigningKey } from './signing-key';
import { HOST } from './sites';

/** A browser's report on a remote. */
type Report = OutcomeReport & { remote: string; at: Date };

/** The documents of a registry in memory, which a test may change. */
type MemoryDocuments = {
  index: StoredIndex | null;
  releases: Map<string, StoredRelease>;
  /** Newest first. */
  history: HistoryEntry[];
  reports: Report[];
};

/** A registry without rules and conflicts; the integration tests use the emulators' registry. */
function memoryRegistry(stored: MemoryDocuments): RegistryStore {
  return {
    readIndex: () => Promise.resolve(stored.index),
    readRelease: (remote) => Promise.resolve(stored.releases.get(remote) ?? null),
    readHistory: (remote, maxEntries) =>
      Promise.resolve(
        stored.history
          .filter((entry) => remote === undefined || entry.remote === remote)
          .slice(0, maxEntries),
      ),
    readReports: (remote, since) =>
      Promise.resolve(
        stored.reports.filter((report) => report.remote === remote && report.at >= since),
      ),
    async update(remotes, change) {
      const read = remotes.flatMap((remote) => {
        const release = stored.releases.get(remote);
        return release ? [[remote, release] as const] : [];
      });
      const next = await change({ index: stored.index, releases: new Map(read) });
      stored.index = next.index;
      for (const [remote, { note, ...release }] of next.releases) {
        stored.releases.set(remote, release);
        const { undo: _undo, ...recorded } = release;
        const author = { by: 'sam', email: 'sam@fernhill.example', at: new Date() };
        stored.history.unshift({ remote, ...recorded, ...note, ...author });
      }
    },
    close: () => Promise.resolve(),
  };
}

export type MemoryBank = Bank & {
  keys: Bank['keys'] & { root: SigningKey };
  /** A temporary folder, which contains `sites`. */
  root: string;
  stored: MemoryDocuments;
};

/** Creates a bank with a registry in memory, sites in a temporary folder, and a live host. */
export async function newMemoryBank(): Promise<MemoryBank> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  const stored: MemoryDocuments = { index: null, releases: new Map(), history: [], reports: [] };
  await putFile(root, `sites/${HOST}/${HOST_CAPABILITIES_FILE}`, {
    ...{ contractVersion: '1.2.0', provides: { react: '19.3.1' } },
  });
  return {
    root,
    stored,
    keys: await developmentKeys(join(root, 'keys')),
    sites: folderSites({
      sites: join(root, 'sites'),
      originOf: (site) => `http://${site}.test`,
      ...{ withMaps: false, isServed: false },
    }),
    registry: memoryRegistry(stored),
  };
}

/** Returns the bank for another team's key, or with another delegation. */
export function withKey(
  bank: MemoryBank,
  team: SigningKey,
  change: Partial<KeyDelegation> = {},
): Bank {
  const delegation = signDelegation(bank.keys.root, {
    ...{ key: team.publicKey, remotes: ['*'], until: '2100-01-01T00:00:00.000Z' },
    ...change,
  });
  return { ...bank, keys: { ...bank.keys, signer: () => ({ team, delegation }) } };
}
