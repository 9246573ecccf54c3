import {
  verifyRelease,
  type ReleaseRecord,
  releaseUrl,
  type Trust,
  type VerifiedRelease,
} from '@bank/contracts';
import { browserStore } from './browser-store';
import { fetchDocument } from './fetch-document';
import { reportError } from './report-error';
import type { RegistrySource } from './registry-source';
import { revokedKeys } from './revoked-keys';
import { snapshotRelease } from './snapshot-release';

/** Identifies a release record: the remote's name, and the revision from the index. */
export type ReleaseRef = {
  name: string;
  revision: number;
  /** The signed list of revoked keys from the index. */
  revoked?: string | undefined;
};

function keyOf(name: string): string {
  return `bank.release.${name}`;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

async function opened(input: unknown, name: string, trust: Trust): Promise<VerifiedRelease> {
  const release = await verifyRelease(input, name, trust);
  if (release.ok) return release.value;
  throw new Error(`The release record of ${name} is refused: ${release.problem}`);
}

/** The record that this browser accepted last. It is verified again, so tampering has no effect. */
async function cachedRelease(name: string, trust: Trust): Promise<VerifiedRelease | null> {
  const text = browserStore.read(keyOf(name));
  return text === null ? null : opened(parseJson(text), name, trust).catch(() => null);
}

/** Replay protection: throws if the record is older than the minimum revision. */
function refuseReplay({ record }: VerifiedRelease, minimum: number): void {
  const { name, revision } = record;
  if (revision >= minimum) return;
  throw new Error(
    `The release record of ${name} is refused: revision ${revision} is older than ${minimum}`,
  );
}

/**
 * The last known good record: the newest one that has not expired, or else the newest expired one.
 * An expired record still names verified bytes, and is better than no page.
 */
function lastKnownGood(releases: readonly (VerifiedRelease | null)[]): VerifiedRelease | null {
  const usable = releases
    .filter((release) => release !== null)
    .sort((a, b) => b.record.revision - a.record.revision);
  return usable.find(({ isExpired }) => !isExpired) ?? usable[0] ?? null;
}

function reportExpired({ record: { name, live } }: VerifiedRelease): void {
  reportError(new Error(`The release record of ${name} has expired: renew it`), {
    remote: name,
    version: live.version,
    role: 'expired',
  });
}

/**
 * Returns the release record that the index names, from this browser's cache if possible. If it can't be
 * read or is refused, returns the last known good record (fallback) and reports the failure. Rejects
 * with a readable message if there is none.
 */
export async function fetchRelease(
  { name, revision, revoked }: ReleaseRef,
  source: RegistrySource,
  signal: AbortSignal,
): Promise<ReleaseRecord> {
  const { rootKeys, floor } = source.registry;
  const trust = { rootKeys, revokedKeys: await revokedKeys(source, revoked) };
  const readSnapshot = () => snapshotRelease(name, (input) => opened(input, name, trust));
  const cached = await cachedRelease(name, trust);
  if (cached && !cached.isExpired && cached.record.revision === revision) return cached.record;
  const reading = fetchDocument(releaseUrl(source, name), signal).catch((error: unknown) => ({
    error,
  }));
  // Replay protection for a first visit: nothing older than the snapshot, which is read in parallel. A
  // revision above `floor` is newer than the snapshot anyway.
  let snapshot = revision > floor ? null : await readSnapshot();
  const accepted = [revision, cached?.record.revision ?? 0, snapshot?.record.revision ?? 0];
  let expired: VerifiedRelease | null = null;
  try {
    const result = await reading;
    if ('error' in result) throw result.error;
    const release = await opened(result.fields, name, trust);
    refuseReplay(release, Math.max(...accepted));
    if (!release.isExpired) {
      browserStore.write(keyOf(name), JSON.stringify(result.fields));
      return release.record;
    }
    expired = release;
  } catch (error) {
    if (signal.aborted) throw error;
    reportError(error, { remote: name, version: `at-${revision}`, role: 'record' });
  }
  snapshot ??= await readSnapshot();
  const best = lastKnownGood([expired, cached, snapshot]);
  // Also if another record takes its place: the live one must be renewed.
  const toRenew = expired ?? (best?.isExpired ? best : null);
  if (toRenew) reportExpired(toRenew);
  if (best) return best.record;
  throw new Error(`There is no release record of ${name} that can be trusted`);
}
