import { abort } from './change-live';
import type { Note } from './commit-release';
import { type Bank, readLiveRemotes } from './live-remote';
import type { StoredReport } from './registry-store';

export type WatchLimits = {
  /** The percentage of a canary's users who may see it fail. */
  threshold: number;
  /** How many users must have seen it fail: one browser with a bad day is no evidence. */
  least: number;
};

/** How many signed-in users have reported a version, and how many of them a failure. */
export type Outcome = { users: number; failed: number };

/**
 * Counts users, not reports: a user who reports a load and a failure of a version has seen it fail once,
 * and one user who reports a hundred failures is one user.
 */
export function outcomeOf(reports: readonly StoredReport[], version: string): Outcome {
  const users = new Map<string, boolean>();
  for (const report of reports) {
    if (report.version !== version) continue;
    const hasFailed = report.kind === 'failure' || report.kind === 'error';
    users.set(report.uid, hasFailed || users.get(report.uid) === true);
  }
  return { users: users.size, failed: [...users.values()].filter(Boolean).length };
}

function shareOf({ users, failed }: Outcome): number {
  return users === 0 ? 0 : (failed / users) * 100;
}

/** Whether a canary fails too often: more than the threshold, and more than the live version does. */
export function isTooMuch(canary: Outcome, live: Outcome, { threshold, least }: WatchLimits) {
  return canary.failed >= least && shareOf(canary) > Math.max(threshold, shareOf(live));
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
