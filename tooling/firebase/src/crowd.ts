import { crowdDocuments } from './crowd/crowd';
import { logDocuments } from './crowd/log';
import { type Document, putDocuments, type Emulators } from './seed/emulators';

/** The number of writes per commit. */
const PORTION = 400;
/** Concurrent commits: enough to keep the emulator busy with little memory. */
const LANES = 4;

export { uidOf as crowdUid } from './crowd/crowd';

type Database = Pick<Emulators, 'projectId' | 'firestoreHost'>;
type Seeding = {
  count: number;
  /** Called with the number of written items. */
  onProgress?: (done: number) => void;
  now?: Date;
};

async function seedInPortions(
  database: Database,
  { count, onProgress = () => {} }: Seeding,
  documentsOf: (from: number, to: number) => Document[],
): Promise<void> {
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < count) {
      const [from, to] = [next, Math.min(next + PORTION, count)];
      next = to;
      await putDocuments(database, documentsOf(from, to));
      done += to - from;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * Seeds `count` users for benchmarks, bypassing the rules and without sign-ins. Idempotent: a second
 * run writes the same documents. Throws if the emulator does not respond.
 */
export function seedCrowd(database: Database, seeding: Seeding): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => crowdDocuments(from, to, now));
}

/** Seeds `count` transactions of one user, whose balance does not change. */
export function seedLog(database: Database, uid: string, seeding: Seeding): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => logDocuments(uid, from, to, now));
}
