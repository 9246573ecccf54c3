import type { RegistryIndex, ReleaseRecord, RemoteModule } from '@bank/contracts';
import { createLiveRegistry } from './live-registry';

export const HASH = `sha384-${'x'.repeat(64)}`;

/** The entry of a remote's live version at a revision. */
export const entryOf = (name: string, revision: number) =>
  `https://${name}.example/v${revision}/remoteEntry.js`;

function versionOf(name: string, revision: number): ReleaseRecord['live'] {
  return {
    ...{ version: `v${revision}`, entry: entryOf(name, revision), integrity: HASH },
    ...{ files: null, contract: '^1.0.0' },
  };
}

/** An index at a revision in which each of these remotes has a page at its name. */
export function indexOf(revision: number, ...names: string[]): RegistryIndex {
  const remotes = names.map((name) => ({
    summary: {
      ...{ name, title: `The ${name}`, kind: 'regular' as const, menu: [] },
      routes: [{ path: `/${name}`, title: name, access: 'public' as const }],
    },
    ...{ revision, canary: null },
  }));
  return { revision, remotes, rejected: [] };
}

/** The record of a remote at a revision; the version of the revision before is its fallback. */
export function recordOf(name: string, revision: number): ReleaseRecord {
  return {
    ...{ document: 'release', name, revision, expires: '2100-01-01T00:00:00Z', canary: null },
    live: versionOf(name, revision),
    previous: revision > 1 ? versionOf(name, revision - 1) : null,
  };
}

export type RecordReader = (
  name: string,
  revision: number,
) => ReleaseRecord | Promise<ReleaseRecord>;

/** A live registry that reads what `index` and `record` return; a read fails if they throw. */
export function newRegistry(
  index: () => RegistryIndex | Promise<RegistryIndex>,
  record: RecordReader = recordOf,
) {
  return createLiveRegistry(
    {
      registry: { url: 'https://db.example/documents', rootKeys: [], floor: 0, revokedKeys: [] },
      firebase: { apiKey: 'key', projectId: 'p', storageBucket: 'b' },
    },
    null,
    {
      readIndex: async () => ({ index: await index(), isCached: false }),
      readSnapshot: () => Promise.reject(new Error('no snapshot')),
      readRelease: async ({ name, revision }) => await record(name, revision),
    },
  );
}

const nothing = () => Promise.resolve();

/** What a remote exposes, with these changes. */
export function moduleWith(changes: Partial<RemoteModule> = {}): RemoteModule {
  return {
    contractVersion: '1.0.0',
    ...{ bootstrap: nothing, mount: nothing, update: nothing, unmount: nothing },
    ...changes,
  };
}
