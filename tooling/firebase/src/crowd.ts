import { crowdDocuments } from './crowd/crowd';
import { putDocuments, type Emulators } from './seed/emulators';

/** As many writes as one commit of the database takes. */
const PORTION = 400;
/** Commits on their way at once: the emulator is kept busy, and its memory small. */
const LANES = 4;

export { uidOf as crowdUid } from './crowd/crowd';

/**
 * Puts `count` people into the database, past the rules and without sign-ins: for measuring. Those who are
 * there already are set to the same again. Throws if the emulator does not answer.
 */
export async function seedCrowd(
  emulators: Pick<Emulators, 'projectId' | 'firestoreHost'>,
  count: number,
  onProgress: (done: number) => void = () => {},
  now = new Date(),
): Promise<void> {
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < count) {
      const [from, to] = [next, Math.min(next + PORTION, count)];
      next = to;
      await putDocuments(emulators, crowdDocuments(from, to, now));
      done += to - from;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
