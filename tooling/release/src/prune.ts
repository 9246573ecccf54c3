import type { ReleaseRecord } from '@bank/contracts';
import { type Bank, readLiveRemotes, requireRecord } from './live-remote';

/** How many history entries of a remote are read. */
const HISTORY_LIMIT = 1000;

/**
 * Removes old versions of every remote and keeps the last `keep` that were live. The live version, the
 * previous one and a canary are always kept. Unreleased versions are kept, because their release may be
 * in progress, unless `unreleased` is set, which removes previews. Returns the removed `remote/version`s.
 */
export async function prune(bank: Bank, keep: number, unreleased = false): Promise<string[]> {
  const { sites, registry } = bank;
  const removed: string[] = [];
  for (const remote of (await readLiveRemotes(bank)).remotes) {
    const { name } = remote;
    const kept = referencedVersions(requireRecord(remote));
    const released = new Set<string>();
    for (const entry of await registry.readHistory(name, HISTORY_LIMIT)) {
      released.add(entry.version);
      const { live } = JSON.parse(entry.signed) as ReleaseRecord;
      if (kept.size < keep) kept.add(live.version);
    }
    const deployed = await sites.versionsOf(name);
    const old = deployed.filter(
      (version) => !kept.has(version) && (unreleased || released.has(version)),
    );
    if (old.length > 0) await sites.removeVersions(name, old);
    removed.push(...old.map((version) => `${name}/${version}`));
  }
  return removed;
}

function referencedVersions({ live, previous, canary }: ReleaseRecord): Set<string> {
  const versions = [live, previous, canary?.version].map((version) => version?.version);
  return new Set(versions.filter((version) => version !== undefined));
}
