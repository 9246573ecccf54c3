import { userDocuments } from './many-users/user-documents';
import { transactionDocuments } from './many-users/transaction-documents';
import { type Document, putDocuments, type Emulators } from './seed/emulators';

/** The number of writes per commit. */
const PORTION = 400;
/** Concurrent commits: enough to keep the emulator busy with little memory. */
const LANES = 4;

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
export function seedManyUsers(database: Database, seeding: Seeding): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => userDocuments(from, to, now));
}

/** Seeds `count` transactions of one user, whose balance does not change. */
export function seedManyTransactions(
  database: Database,
  uid: string,
  seeding: Seeding,
): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => transactionDocuments(uid, from, to, now));
}
