import type { ReleaseRecord } from '@bank/contracts';
import { type Bank, readLiveRemotes, requireRecord } from './live-remote';

/** How many releases of a remote are looked through. */
const LOOK_BACK = 1000;

/**
 * Removes versions of every remote but the `keep` that were live last. What is live, was live before it,
 * or is a canary always stays. What was never released stays, too, because a release of it may be under way;
 * `unreleased` removes it: the versions of previews. Returns what was removed, as `remote/version`.
 */
export async function prune(bank: Bank, keep: number, unreleased = false): Promise<string[]> {
  const { sites, registry } = bank;
  const removed: string[] = [];
  for (const remote of (await readLiveRemotes(bank)).remotes) {
    const { name } = remote;
    const kept = namedIn(requireRecord(remote));
    const released = new Set<string>();
    for (const entry of await registry.readHistory(name, LOOK_BACK)) {
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

function namedIn({ live, previous, canary }: ReleaseRecord): Set<string> {
  const versions = [live, previous, canary?.version].map((version) => version?.version);
  return new Set(versions.filter((version) => version !== undefined));
}
