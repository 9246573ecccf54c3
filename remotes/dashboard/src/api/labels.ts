import {
  CATEGORIES,
  monthOf,
  toMajorUnits,
  type BankError,
  type Category,
  type Label,
  type Transaction,
} from '@bank/domain';
import { readQuery, subscribeQuery, useSubscription, type AsyncState } from '@bank/data-access';
import { checkFieldsLater } from '@bank/firebase/check-fields-later';
import {
  collection,
  database,
  doc,
  query,
  serverTimestamp,
  transact,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from '@bank/firebase/firestore';
import { signedAmount } from '@bank/transactions';
import { useCallback } from 'react';

/** By the id of the transaction. */
export type Labels = ReadonlyMap<string, Label>;

/** The most ids that Firestore accepts in one query. */
const MAX_IDS = 30;

const FIELDS = { text: ['category', 'note'], list: ['tags'] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Converts `labels/{id}`; `null` if its category is unknown. */
function toLabel(data: DocumentData): Label | null {
  checkFieldsLater('labels', data, FIELDS);
  const category = CATEGORIES.find((each) => each === data.category);
  if (!category) return null;
  const tags: unknown[] = Array.isArray(data.tags) ? data.tags : [];
  return { category, note: isText(data.note) ? data.note : '', tags: tags.filter(isText) };
}

function labelsQuery(db: Firestore, uid: string, ids: readonly string[]): Query {
  return query(
    collection(db, 'labels'),
    where('uid', '==', uid),
    where('transactionId', 'in', [...ids]),
  );
}

function toLabels(documents: QuerySnapshot['docs']): Labels {
  const pairs = documents.map((entry) => [entry.id, toLabel(entry.data())] as const);
  return new Map(pairs.flatMap(([id, label]) => (label ? [[id, label] as const] : [])));
}

/** Subscribes to the labels of at most 30 of a customer's transactions. Errors as in `subscribeQuery`. */
export function subscribeLabels(
  db: Firestore,
  uid: string,
  ids: readonly string[],
  onValue: (labels: Labels) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    labelsQuery(db, uid, ids.slice(0, MAX_IDS)),
    ({ docs }) => toLabels(docs),
    onValue,
    onError,
  );
}

/** The labels of at most 30 of a customer's transactions, live. */
export function useLabels(uid: string, ids: readonly string[]): AsyncState<Labels> {
  // An id contains no slash.
  const key = ids.join('/');
  return useSubscription(
    useCallback(
      (onValue, onError) => {
        if (key !== '') return subscribeLabels(database(), uid, key.split('/'), onValue, onError);
        onValue(new Map());
        return () => {};
      },
      [uid, key],
    ),
  );
}

/** Reads the labels of any number of a customer's transactions once. Throws `BankError`. */
export async function readLabels(
  db: Firestore,
  uid: string,
  ids: readonly string[],
): Promise<Labels> {
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) => at * MAX_IDS);
  const found = await Promise.all(
    starts.map((start) => readQuery(labelsQuery(db, uid, ids.slice(start, start + MAX_IDS)))),
  );
  return toLabels(found.flat());
}

// Uses a transaction because it fails while offline; a plain write would wait in a queue.

type Labelled = Pick<Transaction, 'id' | 'userId' | 'type' | 'amount' | 'date'>;

const fieldsOf = (entry: Labelled, { category, note, tags }: Label): DocumentData => ({
  ...{ uid: entry.userId, transactionId: entry.id, category, note, tags: [...tags] },
  amount: toMajorUnits(signedAmount(entry)),
  month: monthOf(entry.date ?? new Date()),
  updatedAt: serverTimestamp(),
});

/**
 * Saves the label of a customer's own transaction, which has the server's time, in place of an earlier one.
 * Throws `BankError`: `permission-denied`, `network`.
 */
export async function saveLabel(db: Firestore, entry: Labelled, label: Label): Promise<void> {
  await transact(db, async (transaction) => {
    transaction.set(doc(db, 'labels', entry.id), fieldsOf(entry, label));
  });
}

/**
 * Saves only a category, and only if the transaction has no label yet, also when two pages do this at once.
 * Returns whether it was saved. Throws `BankError`: `permission-denied`, `network`.
 */
export function addLabel(db: Firestore, entry: Labelled, category: Category): Promise<boolean> {
  const reference = doc(db, 'labels', entry.id);
  return transact(db, async (transaction) => {
    if ((await transaction.get(reference)).exists()) return false;
    transaction.set(reference, fieldsOf(entry, { category, note: '', tags: [] }));
    return true;
  });
}

/** Throws `BankError`: `permission-denied` also if another page has just removed it; `network`. */
export async function removeLabel(db: Firestore, id: string): Promise<void> {
  await transact(db, async (transaction) => {
    transaction.delete(doc(db, 'labels', id));
  });
}
