import { subscribeQuery } from '@bank/data-access';
import type { BankError, Transaction } from '@bank/domain';
import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  toTransaction,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';

const TRANSACTION_PAGE = 25;

type Direction = 'credits' | 'withdrawals';
/** A field that is `null` does not filter. */
export type BankTransactionFilter = { direction: Direction | null; from: Date | null };
export type TransactionCursor = QueryDocumentSnapshot;
export type BankTransactionPage = { transactions: Transaction[]; next: TransactionCursor | null };

/**
 * Subscribes to one page of the transactions of all customers, newest first. Errors as `subscribeQuery`.
 * Returns the unsubscribe function.
 */
export function subscribeBankTransactions(
  db: Firestore,
  { direction, from }: BankTransactionFilter,
  after: TransactionCursor | null,
  onValue: (page: BankTransactionPage) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'transactions'),
      ...(direction === 'withdrawals' ? [where('type', '==', 'withdrawal')] : []),
      ...(direction === 'credits' ? [where('type', 'in', ['send_money', 'send_loan'])] : []),
      ...(from === null ? [] : [where('date', '>=', Timestamp.fromDate(from))]),
      orderBy('date', 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(TRANSACTION_PAGE + 1),
    ),
    ({ docs }) => ({
      transactions: docs
        .slice(0, TRANSACTION_PAGE)
        .map((document) => toTransaction(document.id, document.data())),
      next: docs.length > TRANSACTION_PAGE ? (docs[TRANSACTION_PAGE - 1] ?? null) : null,
    }),
    onValue,
    onError,
  );
}
