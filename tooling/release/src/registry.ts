import { parseRegistry } from '@bank/contracts';
import { Problem } from './problem';

/** One version of a remote as the registry names it; `parseRegistry` of @bank/contracts reads it. */
export type PublishedVersion = {
  version: string;
  /** Absolute address of the entry. */
  entry: string;
  /** Null for a dev server's, whose bytes change all the time. */
  integrity: string | null;
  remote: unknown;
};

export type PublishedRemote = {
  name: string;
  live: PublishedVersion;
  /** What was live before, and is good: where the host turns when the live version fails. */
  previous: PublishedVersion | null;
  canary: { version: PublishedVersion; share: number } | null;
  /** The revision with which this line came to be what it is; stands in every registry that is live. */
  at?: number;
};

export type Action = 'publish' | 'canary' | 'promote' | 'rollback' | 'abort' | 'assemble';

/** Who changed what, when and why. It is public: a name, never an address. */
export type Change = {
  action: Action;
  at: string;
  who: string;
  why: string;
  remotes: { name: string; from: string | null; to: string; share?: number }[];
};

/** What is live, and the change that made it so. Every revision is kept: together they are the history. */
export type PublishedRegistry = {
  schemaVersion: 2;
  revision: number;
  change: Change;
  remotes: PublishedRemote[];
};

/** Makes a version live for all; what was live becomes the previous one. */
export function withLive(
  remote: PublishedRemote | undefined,
  name: string,
  live: PublishedVersion,
): PublishedRemote {
  const isSame = remote?.live.version === live.version;
  const previous = (isSame ? remote.previous : remote?.live) ?? null;
  return { name, live, previous, canary: null };
}

/** The line of one remote, or the problem that there is none. */
export function remoteOf(registry: PublishedRegistry | null, name: string): PublishedRemote {
  const remote = registry?.remotes.find((candidate) => candidate.name === name);
  if (remote) return remote;
  throw new Problem(
    `No version of ${name} is live.`,
    `Publish one: npm run release -- publish ${name}`,
  );
}

/** The registry with these lines in place of their earlier ones, as one change. */
export function withRemotes(
  registry: PublishedRegistry | null,
  changed: readonly PublishedRemote[],
  change: Change,
): PublishedRegistry {
  const lines = new Map(registry?.remotes.map((remote) => [remote.name, remote]));
  for (const remote of changed) lines.set(remote.name, remote);
  const next: PublishedRegistry = {
    schemaVersion: 2,
    revision: (registry?.revision ?? 0) + 1,
    change,
    remotes: [...lines.values()],
  };
  const read = parseRegistry(next);
  const problems = read.ok ? read.value.rejected : [read.problem];
  if (problems.length === 0) return next;
  throw new Problem(
    `The host could not read this registry: ${problems.join('; ')}.`,
    'Nothing was changed. Correct what it names.',
  );
}
