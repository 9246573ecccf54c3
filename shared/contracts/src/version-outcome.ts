/** The part of a browser's report that is used to judge a version. */
export type OutcomeReport = { kind: string; version: string; uid: string };

/** The number of signed-in users who reported on a version, and how many of them reported a failure. */
export type VersionOutcome = { users: number; failed: number };

export function isFailure({ kind }: Pick<OutcomeReport, 'kind'>): boolean {
  return kind === 'failure' || kind === 'error';
}

/** Counts users, not reports: a user with any failure counts as one failed user. */
export function outcomeOf(reports: readonly OutcomeReport[], version: string): VersionOutcome {
  const users = new Map<string, boolean>();
  for (const report of reports) {
    if (report.version !== version) continue;
    users.set(report.uid, isFailure(report) || users.get(report.uid) === true);
  }
  return { users: users.size, failed: [...users.values()].filter(Boolean).length };
}

/** The percentage of users with a failure; 0 without users. */
export function failureShare({ users, failed }: VersionOutcome): number {
  return users === 0 ? 0 : (failed / users) * 100;
}
