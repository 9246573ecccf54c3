import { readQuery } from '@bank/data-access';
import {
  cursorOf,
  readEntry,
  transactionQuery,
  type Cursor,
  type TransactionFilter,
} from '@bank/transactions';
import type { Transaction } from '@bank/domain';
import type { Firestore } from '@bank/firebase/firestore';

const BATCH_SIZE = 500;

type Options = { batchSize?: number; signal?: AbortSignal | undefined };

/**
 * Yields the transactions that match a filter, in order, in batches, until there are no more or the caller
 * stops. Throws `BankError`, or the reason of the aborted `signal`.
 */
export async function* iterateTransactions(
  db: Firestore,
  uid: string,
  filter: TransactionFilter,
  { batchSize = BATCH_SIZE, signal }: Options = {},
): AsyncGenerator<Transaction> {
  let after: Cursor | null = null;
  do {
    signal?.throwIfAborted();
    const cursor = { after, count: batchSize };
    const documents = await readQuery(transactionQuery(db, uid, filter, cursor));
    for (const entry of documents) yield readEntry(entry);
    const last = documents.at(-1);
    after = last && documents.length === batchSize ? cursorOf(last) : null;
  } while (after !== null);
}
