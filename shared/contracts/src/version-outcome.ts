/** What of a browser's report says how a version did. */
export type OutcomeReport = { kind: string; version: string; uid: string };

/** How many signed-in users have reported a version, and how many of them a failure. */
export type VersionOutcome = { users: number; failed: number };

export function isFailure({ kind }: Pick<OutcomeReport, 'kind'>): boolean {
  return kind === 'failure' || kind === 'error';
}

/**
 * Counts users, not reports: a user who reports a load and a failure of a version has seen it fail once,
 * and one user who reports a hundred failures is one user.
 */
export function outcomeOf(reports: readonly OutcomeReport[], version: string): VersionOutcome {
  const users = new Map<string, boolean>();
  for (const report of reports) {
    if (report.version !== version) continue;
    users.set(report.uid, isFailure(report) || users.get(report.uid) === true);
  }
  return { users: users.size, failed: [...users.values()].filter(Boolean).length };
}

/** The percentage of the users who saw it fail; 0 without users. */
export function failureShare({ users, failed }: VersionOutcome): number {
  return users === 0 ? 0 : (failed / users) * 100;
}
