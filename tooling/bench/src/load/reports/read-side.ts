import type { Emulators } from '@bank/backend/emulators';
import { outcomeOf } from '@bank/contracts';
import { openRegistry } from '@bank/release';
import type { Person } from '../people';
import type { Browser } from './browser';

export type ReadSide = {
  /** Documents read, milliseconds, and the users and failures that were counted. */
  reads: number;
  ms: number;
  users: number;
  failed: number;
};

/** Reads the reports as `npm run release -- watch` does to judge a canary. */
export async function readAsWatcher(
  { projectId, authHost, firestoreHost }: Emulators,
  account: Person,
  { remote, version, since }: { remote: string; version: string; since: Date },
): Promise<ReadSide> {
  const registry = openRegistry({
    ...{ projectId, apiKey: 'demo', account: () => account },
    emulators: { auth: authHost, firestore: firestoreHost },
  });
  try {
    const begin = performance.now();
    const reports = await registry.readReports(remote, since);
    const outcome = outcomeOf(reports, version);
    return { reads: reports.length, ms: performance.now() - begin, ...outcome };
  } finally {
    await registry.close();
  }
}

/** Reads and summarizes the reports as the page /status does. */
export async function readAsStatusPage(
  { readReports, summarizeHealth }: Browser,
  { remote, since }: { remote: string; since: Date },
): Promise<ReadSide> {
  const begin = performance.now();
  const reports = await readReports(remote, since);
  const { users, failed } = summarizeHealth(reports, new Date()).hour;
  return { reads: reports.length, ms: performance.now() - begin, users, failed };
}
