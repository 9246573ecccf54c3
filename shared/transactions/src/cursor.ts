import { Timestamp, type QueryDocumentSnapshot } from '@bank/firebase/firestore';

/** A pagination cursor: the position after an entry, valid in every sort order. */
export type Cursor = { date: Timestamp; amount: number; id: string };

/** The cursor after an entry; `null` while its server timestamp is pending. */
export function cursorOf(entry: QueryDocumentSnapshot): Cursor | null {
  const date: unknown = entry.get('date');
  const amount: unknown = entry.get('amount');
  if (!(date instanceof Timestamp) || typeof amount !== 'number') return null;
  return { date, amount, id: entry.id };
}

/** Serializes a cursor for the URL. Unlike a page number, it stays valid when entries are added. */
export function writeCursor({ date, amount, id }: Cursor): string {
  return `${date.seconds}.${date.nanoseconds}_${amount}_${id}`;
}

/** Parses a cursor from the URL; `null` if it is malformed. */
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
    // Outside the range of Firestore timestamps.
    return null;
  }
}
