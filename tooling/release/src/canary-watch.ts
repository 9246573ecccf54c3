import { failureShare, outcomeOf, type VersionOutcome } from '@bank/contracts';
import { abort } from './change-live';
import type { Note } from './commit-release';
import { type Bank, readLiveRemotes } from './live-remote';

export type WatchLimits = {
  /** The percentage of a canary's users who may see it fail. */
  threshold: number;
  /** How many users must have seen it fail: one browser with a bad day is no evidence. */
  least: number;
};

/** Whether a canary fails too often: more than the threshold, and more than the live version does. */
export function isTooMuch(
  canary: VersionOutcome,
  live: VersionOutcome,
  { threshold, least }: WatchLimits,
) {
  return canary.failed >= least && failureShare(canary) > Math.max(threshold, failureShare(live));
}

/** Looks once at what browsers report of each canary, and withdraws those that fail too often. */
export async function judgeCanaries(
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
    if (!isTooMuch(canary, live, limits)) continue;
    const why = `${version} failed for ${canary.failed} of ${canary.users} users, ${record.live.version} for ${live.failed} of ${live.users}`;
    const note: Note = { why, at };
    if (await abort(bank, name, note, version)) {
      withdrawn.push(`${name}: the canary ${why}. It was withdrawn.`);
    }
  }
  return withdrawn;
}
