import {
  openRelease,
  type ReleaseRecord,
  releaseUrl,
  type Trust,
  type VerifiedRelease,
} from '@bank/contracts';
import { browserStore } from './browser-store';
import { fetchDocument } from './fetch-document';
import { reportError } from './report-error';
import { readSnapshotRelease } from './registry-snapshot';
import type { RegistrySource } from './registry-source';
import { revokedKeys } from './revoked-keys';

/** Which record: the remote's name, and the revision that the index names. */
export type ReleaseOf = {
  name: string;
  at: number;
  /** The index's list of revoked keys. */
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
  const release = await openRelease(input, name, trust);
  if (release.ok) return release.value;
  throw new Error(`The release record of ${name} is refused: ${release.problem}`);
}

/** What this browser has accepted before; verified as if it came now, so that editing it is in vain. */
async function cachedRelease(name: string, trust: Trust): Promise<VerifiedRelease | null> {
  const text = browserStore.read(keyOf(name));
  return text === null ? null : opened(parseJson(text), name, trust).catch(() => null);
}

/** What was live when the host was deployed; null where it cannot be had. */
async function snapshotRelease(name: string, trust: Trust): Promise<VerifiedRelease | null> {
  try {
    return await opened(await readSnapshotRelease(name), name, trust);
  } catch {
    return null;
  }
}

/** A replayed record is older than the index says, or than what browser or deployed page have accepted. */
function refuseReplay({ record }: VerifiedRelease, least: number): void {
  const { name, revision } = record;
  if (revision >= least) return;
  throw new Error(
    `The release record of ${name} is refused: revision ${revision} is older than ${least}`,
  );
}

/**
 * The last known good record: that of this browser, or of the snapshot in the host's files, or one that
 * has expired. An expired record still names verified bytes, and is better than no page.
 */
function lastGood(
  name: string,
  candidates: readonly (VerifiedRelease | null)[],
): ReleaseRecord | null {
  const usable = candidates
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.record.revision - a.record.revision);
  const best = usable.find(({ isExpired }) => !isExpired) ?? usable[0];
  if (best?.isExpired) {
    reportError(new Error(`The release record of ${name} has expired: renew it`), {
      remote: name,
      version: best.record.live.version,
      role: 'expired',
    });
  }
  return best?.record ?? null;
}

/**
 * The release record that the index names. A browser that has it needs no request. If it cannot be had
 * or is refused, the last known good one is used and the failure is reported. Rejects with a sentence
 * if there is none.
 */
export async function fetchRelease(
  { name, at, revoked }: ReleaseOf,
  source: RegistrySource,
  signal: AbortSignal,
): Promise<ReleaseRecord> {
  const { rootKeys, floor } = source.registry;
  const trust = { rootKeys, revokedKeys: await revokedKeys(source, revoked) };
  const cached = await cachedRelease(name, trust);
  if (cached && !cached.isExpired && cached.record.revision === at) return cached.record;
  const reading = fetchDocument(releaseUrl(source, name), signal).catch((error: unknown) => ({
    error,
  }));
  // Revisions grow with time: above the page's floor a record is newer than the page's snapshot. Otherwise
  // the snapshot, read in parallel, is what a first visit accepts nothing older than.
  let snapshot = at > floor ? null : await snapshotRelease(name, trust);
  const accepted = [at, cached?.record.revision ?? 0, snapshot?.record.revision ?? 0];
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
    reportError(error, { remote: name, version: `at-${at}`, role: 'record' });
  }
  snapshot ??= await snapshotRelease(name, trust);
  const record = lastGood(name, [expired, cached, snapshot]);
  if (record) return record;
  throw new Error(`There is no release record of ${name} that can be trusted`);
}
