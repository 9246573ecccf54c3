import type { Document } from '@bank/backend/emulators';
import {
  occurrenceAfter,
  type IsoDate,
  type Payee,
  type Repeat,
  type Schedule,
} from '@bank/domain';
import {
  collection,
  doc,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { ClientFailure } from './failure';
import { NO_RETRY } from './retry';

/** A due date of a planned payment, as a page has read it, and the date after it. */
export type DueDate = { plan: string; due: IsoDate; next: IsoDate | null };

export const REPEATS: readonly Repeat[] = ['once', 'weekly', 'monthly', 'yearly'];

/** Customers who plan payments; those with a daily limit are among them. */
export function plansPayments(customer: string): boolean {
  return customer.endsWith('2') || customer.endsWith('6');
}

const INITIAL = 'rent';

/** Whether a planned payment existed before the run. */
export function isInitialPlan(id: string): boolean {
  return id.startsWith(`${INITIAL}-`);
}

export function initialPlans(uid: string): Document[] {
  if (!plansPayments(uid)) return [];
  const schedule: Schedule = { every: 'monthly', first: '2026-01-31' };
  const fields = { uid, ...planFields(schedule, 50), updatedAt: new Date(0) };
  return [{ path: `plannedPayments/${INITIAL}-${uid}`, fields }];
}

function planFields({ every, first }: Schedule, amount: number) {
  const plan = { name: 'Rent', amount, payee: null, every, first, next: first };
  return { ...plan, paidFor: '', payment: '' };
}

/** Plans a payment, once per `id`. */
export async function planPayment(
  db: Firestore,
  uid: string,
  { id, cents, schedule }: { id: string; cents: number; schedule: Schedule },
): Promise<void> {
  const reference = doc(db, 'plannedPayments', id);
  await runTransaction(
    db,
    async (transaction) => {
      if ((await transaction.get(reference)).exists()) return;
      const fields = { uid, ...planFields(schedule, cents / 100), updatedAt: serverTimestamp() };
      transaction.set(reference, fields);
    },
    NO_RETRY,
  );
}

/** Returns true if this payment is planned. */
export async function isPlanned(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'plannedPayments', id))).exists();
}

/** The due dates that pages have opened, by the id of the operation of the first tab. */
export class OpenDueDates {
  readonly #opened = new Map<string, DueDate>();

  /** Returns the customer's next due date, to later tabs and tries too. Throws a ClientFailure if there is none. */
  async open(db: Firestore, uid: string, firstTab: string): Promise<DueDate> {
    const found = this.#opened.get(firstTab) ?? (await readNextDue(db, uid));
    const dueDate = this.#opened.get(firstTab) ?? found;
    if (!dueDate) throw new ClientFailure('not-due');
    this.#opened.set(firstTab, dueDate);
    return dueDate;
  }
}

async function readNextDue(db: Firestore, uid: string): Promise<DueDate | undefined> {
  const plans = query(collection(db, 'plannedPayments'), where('uid', '==', uid));
  const dueDates = (await getDocs(plans)).docs.flatMap((plan) => dueDateOf(plan) ?? []);
  return dueDates.sort((a, b) => (a.due < b.due ? -1 : 1))[0];
}

function dueDateOf(plan: DocumentSnapshot): DueDate | null {
  const due: unknown = plan.get('next');
  if (typeof due !== 'string') return null;
  const schedule = plan.data() as Schedule;
  return { plan: plan.id, due, next: occurrenceAfter(schedule, due) };
}

/** A payee that names the planned payment and the due date, so that snapshots show what a withdrawal has paid. */
export function payeeOf({ plan, due }: DueDate): Payee {
  const account = { accountNumber: 'IE29AIBK93115212345678', bankName: 'First Bank' };
  return { method: 'Bank', ...account, accountHolderName: `${due} ${plan}` };
}

export async function isStillDue(db: Firestore, { plan, due }: DueDate): Promise<boolean> {
  return (await getDoc(doc(db, 'plannedPayments', plan))).get('next') === due;
}

/** Throws a ClientFailure if another page has paid or skipped the due date. */
export async function checkDue(
  transaction: Transaction,
  db: Firestore,
  { plan, due }: DueDate,
): Promise<void> {
  const stored = await transaction.get(doc(db, 'plannedPayments', plan));
  if (stored.get('next') !== due) throw new ClientFailure('not-due');
}

/** Adds the write that moves a planned payment to its next date. */
export function writePaid(
  transaction: Transaction,
  db: Firestore,
  { plan, due, next }: DueDate,
  payment: string,
): void {
  const paid = { next, paidFor: due, payment, updatedAt: serverTimestamp() };
  transaction.update(doc(db, 'plannedPayments', plan), paid);
}

/** Moves a planned payment to its next date without paying it. */
export async function skipDueDate(db: Firestore, dueDate: DueDate): Promise<void> {
  await runTransaction(
    db,
    async (transaction) => {
      await checkDue(transaction, db, dueDate);
      const skipped = { next: dueDate.next, updatedAt: serverTimestamp() };
      transaction.update(doc(db, 'plannedPayments', dueDate.plan), skipped);
    },
    NO_RETRY,
  );
}
