import {
  compactOutline,
  lineFile,
  type RegistryRemote,
  type RemoteManifest,
  textsFile,
  versionsOf,
} from '@bank/contracts';
import type { PublishedRegistry, PublishedRemote, PublishedVersion } from './registry';
import type { SigningKey } from './signing-key';

/** What of a registry the host goes by. */
type Live = Pick<PublishedRegistry, 'revision' | 'remotes'>;
type Texts = Record<string, Record<string, string>>;

/** What the host reads of a registry: files at the registry's site, by path. */
export type HostFiles = {
  /** Never change once they are there; the index refers to them. */
  lines: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
  index: string;
};

/** Whether a file of the registry's site is replaced by a release. */
export function followsWhatIsLive(path: string): boolean {
  return /^registry[\\/](registry|status|index|texts\.[a-z]+)\.json$/.test(path);
}

/** `parseRegistry` has read it, when it was put into the registry. */
function manifestOf({ remote }: PublishedVersion): RemoteManifest {
  return remote as RemoteManifest;
}

function revisionOf({ name, at }: PublishedRemote): number {
  if (at !== undefined) return at;
  throw new Error(`The line of ${name} does not say when it came to be`);
}

function indexOf({ revision, remotes }: Live): object {
  const lines = remotes.map((remote) => {
    const { name, live, canary } = remote;
    return {
      name,
      at: revisionOf(remote),
      ...compactOutline(manifestOf(live)),
      ...(canary && {
        canary: {
          version: canary.version.version,
          share: canary.share,
          ...compactOutline(manifestOf(canary.version)),
        },
      }),
    };
  });
  return { document: 'index', revision, remotes: lines };
}

/** By language, by remote. A text that is the same in live and canary stands there once. */
function textsOf({ remotes }: Live): Map<string, Texts> {
  const all = new Map<string, Texts>();
  for (const { name, live, canary } of remotes) {
    for (const version of canary ? [live, canary.version] : [live]) {
      for (const [language, texts] of Object.entries(manifestOf(version).texts ?? {})) {
        const known = all.get(language) ?? {};
        all.set(language, { ...known, [name]: { ...texts, ...known[name] } });
      }
    }
  }
  return all;
}

/**
 * Makes of a registry what the host reads: a small index of all remotes, a file for each remote's line
 * with its versions and their hashes, and one for each other language. Each is signed and says what it is.
 */
export function hostFiles(registry: Live, key: SigningKey): HostFiles {
  const lines = registry.remotes.map((remote) => {
    const at = revisionOf(remote);
    const line = key.sealed({ document: 'line', at, ...versionsOf(remote as RegistryRemote) });
    return [lineFile(remote.name, at), line] as const;
  });
  const texts = [...textsOf(registry)].map(
    ([language, remotes]) =>
      [textsFile(language), key.sealed({ document: 'texts', language, remotes })] as const,
  );
  return {
    lines: new Map(lines),
    texts: new Map(texts),
    index: key.sealed(indexOf(registry)),
  };
}

/** The registry with each line's revision: that of `before`, if it has not changed since; else its own. */
export function withRevisions(
  registry: PublishedRegistry,
  before: PublishedRegistry | null,
): PublishedRegistry {
  const textOf = ({ name, live, previous, canary }: PublishedRemote) =>
    JSON.stringify([name, live, previous, canary]);
  const known = new Map(before?.remotes.map((remote) => [textOf(remote), remote.at]));
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    at: known.get(textOf(remote)) ?? registry.revision,
  }));
  return { ...registry, remotes };
}
