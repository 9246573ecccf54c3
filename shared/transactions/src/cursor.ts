import { Timestamp, type QueryDocumentSnapshot } from '@bank/firebase/firestore';

/** The place right after an entry, in every order that entries have. */
export type Cursor = { date: Timestamp; amount: number; id: string };

/** `null` for an entry that the server has not dated yet: nothing is known to come after it. */
export function cursorOf(entry: QueryDocumentSnapshot): Cursor | null {
  const date: unknown = entry.get('date');
  const amount: unknown = entry.get('amount');
  if (!(date instanceof Timestamp) || typeof amount !== 'number') return null;
  return { date, amount, id: entry.id };
}

/** For an address: it stays true while entries come and go, which the number of a page does not. */
export function writeCursor({ date, amount, id }: Cursor): string {
  return `${date.seconds}.${date.nanoseconds}_${amount}_${id}`;
}

/** `null` for what is no cursor: an address may have been typed. */
export function readCursor(text: string): Cursor | null {
  const [, seconds, nanoseconds, amount, id] =
    /^(-?\d{1,11})\.(\d{1,9})_(\d+(?:\.\d+)?)_([\w-]{1,128})$/.exec(text) ?? [];
  if (!id) return null;
  try {
    return {
      date: new Timestamp(Number(seconds), Number(nanoseconds)),
      amount: Number(amount),
      id,
    };
  } catch {
    // Past the times that the database knows.
    return null;
  }
}
