import {
  cursorAt,
  fetchEntries,
  readEntry,
  transactionQuery,
  type Cursor,
  type TransactionFilter,
} from '@bank/transactions';
import type { Transaction } from '@bank/domain';
import type { Firestore } from '@bank/firebase/firestore';

const BATCH = 500;

type Options = { batch?: number; signal?: AbortSignal | undefined };

/**
 * What the database finds for a filter, in order and a batch at a time, until there is no more or
 * nobody asks. Throws `BankError`, or the reason of the `signal` that ended it.
 */
export async function* everyTransaction(
  db: Firestore,
  uid: string,
  filter: TransactionFilter,
  { batch = BATCH, signal }: Options = {},
): AsyncGenerator<Transaction> {
  let after: Cursor | null = null;
  do {
    signal?.throwIfAborted();
    const place = { after, count: batch };
    const found = await fetchEntries(transactionQuery(db, uid, filter, place));
    for (const entry of found) yield readEntry(entry);
    const last = found.at(-1);
    after = last && found.length === batch ? cursorAt(last) : null;
  } while (after !== null);
}
