import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';
import { parseRemoteManifest, type RemoteManifest } from './remote-manifest';
import type { RemoteVersion, RemoteVersions } from './registry-line';
import { Revision, Share, versionEntries } from './schemas';

const VersionSchema = v.object({ ...versionEntries, remote: v.unknown() });

const RemoteSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  live: v.unknown(),
  previous: v.optional(v.unknown(), null),
  canary: v.optional(v.nullable(v.looseObject({ version: v.unknown() })), null),
});

const RegistrySchema = v.object({
  schemaVersion: v.literal(2),
  revision: Revision,
  remotes: v.array(v.unknown()),
});

/**
 * One version of a remote: where its entry is, what its bytes hash to, and its remote.json.
 * `integrity` is null only for a dev server's, whose bytes change all the time.
 */
export type RegistryEntry = {
  version: string;
  entry: string;
  integrity: string | null;
  remote: RemoteManifest;
};

/** One remote: what is live, what was before it, and what a share of the browsers (in percent) tries. */
export type RegistryRemote = {
  name: string;
  live: RegistryEntry;
  previous: RegistryEntry | null;
  canary: { version: RegistryEntry; share: number } | null;
};

/** What is live. What cannot be read is left out and told in `rejected`, so that one bad remote never takes the others along. */
export type Registry = { revision: number; remotes: RegistryRemote[]; rejected: string[] };

function parseVersion(input: unknown, name: string): Outcome<RegistryEntry> {
  const version = v.safeParse(VersionSchema, input);
  if (!version.success) return { ok: false, problem: describeIssues(version.issues) };
  const remote = parseRemoteManifest(version.output.remote);
  if (!remote.ok) return remote;
  if (remote.value.name !== name) {
    return { ok: false, problem: `its remote.json is that of ${remote.value.name}` };
  }
  return { ok: true, value: { ...version.output, remote: remote.value } };
}

function parseRemote(input: unknown, reject: (problem: string) => void): RegistryRemote | null {
  const remote = v.safeParse(RemoteSchema, input);
  if (!remote.success) {
    reject(describeIssues(remote.issues));
    return null;
  }
  const { name, live, previous, canary } = remote.output;
  const read = (what: string, version: unknown) => {
    const parsed = parseVersion(version, name);
    if (!parsed.ok) reject(`${name}, ${what}: ${parsed.problem}`);
    return parsed.ok ? parsed.value : null;
  };
  const liveVersion = read('live', live);
  if (!liveVersion) return null;
  const previousVersion = previous === null ? null : read('previous', previous);
  const canaryVersion = canary === null ? null : read('canary', canary.version);
  const share = v.safeParse(Share, canary?.share);
  if (canaryVersion && !share.success) reject(`${name}, canary: ${describeIssues(share.issues)}`);
  return {
    name,
    live: liveVersion,
    previous: previousVersion,
    canary: canaryVersion && share.success ? { version: canaryVersion, share: share.output } : null,
  };
}

/** What a page needs of a line in order to load the remote. */
export function versionsOf({ name, live, previous, canary }: RegistryRemote): RemoteVersions {
  const versionOf = ({ remote: { contract }, ...version }: RegistryEntry): RemoteVersion => ({
    ...version,
    contract,
  });
  return {
    name,
    live: versionOf(live),
    previous: previous && versionOf(previous),
    canary: canary && versionOf(canary.version),
  };
}

/** Reads a registry. Fails only where the document itself is not one. */
export function parseRegistry(input: unknown): Outcome<Registry> {
  const document = v.safeParse(RegistrySchema, input);
  if (!document.success) return { ok: false, problem: describeIssues(document.issues) };
  const rejected: string[] = [];
  const remotes = document.output.remotes
    .map((remote) => parseRemote(remote, (problem) => rejected.push(problem)))
    .filter((remote) => remote !== null);
  return { ok: true, value: { revision: document.output.revision, remotes, rejected } };
}
