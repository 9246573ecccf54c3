import { crowdDocuments } from './crowd/crowd';
import { logDocuments } from './crowd/log';
import { type Document, putDocuments, type Emulators } from './seed/emulators';

/** As many writes as one commit of the database takes. */
const PORTION = 400;
/** Commits on their way at once: the emulator is kept busy, and its memory small. */
const LANES = 4;

export { uidOf as crowdUid } from './crowd/crowd';

type Database = Pick<Emulators, 'projectId' | 'firestoreHost'>;
type Seeding = {
  count: number;
  /** Hears how many have been written. */
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
 * Puts `count` people into the database, past the rules and without sign-ins: for measuring. Those who are
 * there already are set to the same again. Throws if the emulator does not answer.
 */
export function seedCrowd(database: Database, seeding: Seeding): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => crowdDocuments(from, to, now));
}

/** In the same way `count` movements of one person, whose balance stays as it is. */
export function seedLog(database: Database, uid: string, seeding: Seeding): Promise<void> {
  const { now = new Date() } = seeding;
  return seedInPortions(database, seeding, (from, to) => logDocuments(uid, from, to, now));
}
