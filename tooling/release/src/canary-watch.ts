import { failureShare, outcomeOf, type VersionOutcome } from '@bank/contracts';
import { abort } from './promote-and-rollback';
import type { Note } from './commit-release';
import { type Bank, readLiveRemotes } from './live-remote';

export type WatchLimits = {
  /** The highest tolerated percentage of a canary's users for whom it fails. */
  threshold: number;
  /** The number of users for whom it must have failed: a single broken browser proves nothing. */
  least: number;
};

/** Returns true if a canary fails more often than the threshold and than the live version. */
export function exceedsThreshold(
  canary: VersionOutcome,
  live: VersionOutcome,
  { threshold, least }: WatchLimits,
) {
  return canary.failed >= least && failureShare(canary) > Math.max(threshold, failureShare(live));
}

/** Reads the browsers' reports of each canary once, and aborts canaries that fail too often. */
export async function abortFailingCanaries(
  bank: Bank,
  limits: WatchLimits,
  since: Date,
  at = new Date(),
): Promise<string[]> {
  const withdrawn: string[] = [];
  for (const { name, record } of (await readLiveRemotes(bank)).remotes) {
    if (!record?.canary) continue;
    const { version } = record.canary.version;
    const reports = await bank.registry.readReports(name, since);
    const canary = outcomeOf(reports, version);
    const live = outcomeOf(reports, record.live.version);
    if (!exceedsThreshold(canary, live, limits)) continue;
    const why = `${version} failed for ${canary.failed} of ${canary.users} users, ${record.live.version} for ${live.failed} of ${live.users}`;
    const note: Note = { why, at };
    if (await abort(bank, name, note, version)) {
      withdrawn.push(`${name}: the canary ${why}. It was withdrawn.`);
    }
  }
  return withdrawn;
}
