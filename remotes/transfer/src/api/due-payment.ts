import { readDocument } from '@bank/data-access';
import { BankError, occurrenceAfter } from '@bank/domain';
import { serverTimestamp, type DocumentData, type Firestore } from '@bank/firebase/firestore';
import { toPlannedPayment, type DuePayment, type PlannedPayment } from './planned-payment';

/** Returns the planned payment if this date is still due, else `null`. Throws `BankError`. */
export async function readDuePayment(
  db: Firestore,
  { id, due }: DuePayment,
): Promise<PlannedPayment | null> {
  const data = await readDocument({ db, collection: 'plannedPayments', id });
  const payment = data && toPlannedPayment(id, data);
  return payment?.next === due ? payment : null;
}

/**
 * The changed fields of a planned payment whose due date is paid. The rules accept each due date once. Throws
 * `changed-meanwhile` if another page has paid, skipped or deleted it.
 */
export function paidPlanFields(
  { id, due }: DuePayment,
  stored: DocumentData | undefined,
  payment: string,
) {
  const plan = stored && toPlannedPayment(id, stored);
  if (plan?.next !== due) throw new BankError('changed-meanwhile');
  return { next: occurrenceAfter(plan, due), paidFor: due, payment, updatedAt: serverTimestamp() };
}
