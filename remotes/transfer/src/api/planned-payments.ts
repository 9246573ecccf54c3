import { subscribeQuery, useSubscription, type AsyncState } from '@bank/data-access';
import { BankError, occurrenceAfter, toMajorUnits } from '@bank/domain';
import {
  collection,
  database,
  doc,
  limit,
  query,
  serverTimestamp,
  transact,
  where,
  type Firestore,
} from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { useCallback } from 'react';
import { withdrawalFields } from './payee-document';
import { toPlannedPayment, type DuePayment, type PlannedPayment } from './planned-payment';

/** The most planned payments that are shown. */
export const MAX_PLANNED = 50;

/** Characters of a name; the security rules enforce the same. */
export const MAX_NAME = 40;

/** What the customer can change; `next` is not `null` if it is a new date. */
export type Plan = Pick<PlannedPayment, 'name' | 'amount' | 'payee' | 'every' | 'first' | 'next'>;

/** Payments without a next due date come last. */
function byDueDate(a: PlannedPayment, b: PlannedPayment): number {
  const [x, y] = [a.next ?? '9', b.next ?? '9'];
  return x === y ? a.name.localeCompare(b.name, locale()) : x < y ? -1 : 1;
}

/** Subscribes to a customer's planned payments, the next one first. Errors as in `subscribeQuery`. */
export function subscribePlannedPayments(
  db: Firestore,
  uid: string,
  onValue: (payments: PlannedPayment[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(collection(db, 'plannedPayments'), where('uid', '==', uid), limit(MAX_PLANNED)),
    ({ docs }) =>
      docs.flatMap((entry) => toPlannedPayment(entry.id, entry.data()) ?? []).sort(byDueDate),
    onValue,
    onError,
  );
}

/** A customer's planned payments, live. */
export function usePlannedPayments(uid: string): AsyncState<PlannedPayment[]> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribePlannedPayments(database(), uid, onValue, onError),
      [uid],
    ),
  );
}

const planFields = ({ name, amount, payee, every, first, next }: Plan) => ({
  ...{ name, every, first, next, amount: toMajorUnits(amount) },
  payee: payee && withdrawalFields(payee),
  updatedAt: serverTimestamp(),
});

/** Plans a payment, once per `id`. Throws `BankError`: `permission-denied`, `network`. */
export async function planPayment(
  db: Firestore,
  uid: string,
  { id, plan }: { id: string; plan: Plan },
): Promise<void> {
  const reference = doc(db, 'plannedPayments', id);
  await transact(db, async (transaction) => {
    if ((await transaction.get(reference)).exists()) return;
    transaction.set(reference, { uid, ...planFields(plan), paidFor: '', payment: '' });
  });
}

/**
 * Changes a planned payment, from the due date that the customer saw. Throws `BankError`: `changed-meanwhile` if
 * another page has paid, skipped or deleted it; `permission-denied`, `network`.
 */
export async function changePlan(
  db: Firestore,
  before: Pick<PlannedPayment, 'id' | 'next'>,
  plan: Plan,
): Promise<void> {
  const reference = doc(db, 'plannedPayments', before.id);
  await transact(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored || stored.next !== before.next) throw new BankError('changed-meanwhile');
    transaction.update(reference, planFields(plan));
  });
}

/** Moves a planned payment to its next due date without paying it. Errors as in `changePlan`. */
export async function skipDueDate(db: Firestore, { id, due }: DuePayment): Promise<void> {
  const reference = doc(db, 'plannedPayments', id);
  await transact(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const payment = stored && toPlannedPayment(id, stored);
    if (payment?.next !== due) throw new BankError('changed-meanwhile');
    const next = occurrenceAfter(payment, due);
    transaction.update(reference, { next, updatedAt: serverTimestamp() });
  });
}

/** Throws `BankError`: `permission-denied`, `network`. */
export async function deletePlan(db: Firestore, id: string): Promise<void> {
  const reference = doc(db, 'plannedPayments', id);
  await transact(db, async (transaction) => {
    // Another page may have deleted it already.
    if ((await transaction.get(reference)).exists()) transaction.delete(reference);
  });
}
