import { matchingRule, type Category, type Transaction } from '@bank/domain';
import { readQuery } from '@bank/data-access';
import type { Firestore } from '@bank/firebase/firestore';
import { NO_FILTER, payeeOf, readEntry, transactionQuery } from '@bank/transactions';
import type { CategoryRules } from './category-rules';
import { addLabel, readLabels } from './labels';

/** The most payments that a new rule is applied to at once. */
const LATEST = 50;

/** A payment, and the category that the rules give it. */
export type MatchedPayment = { entry: Transaction; category: Category };

// A failed payment moved no money. The month of a label needs the date.
const isPayment = ({ type, status, date }: Transaction): boolean =>
  type === 'withdrawal' && status !== 'failed' && date !== null;

/** The payments that match a rule, each with the category of the first one. */
export function matchPayments(
  rules: CategoryRules,
  entries: readonly Transaction[],
): MatchedPayment[] {
  return entries.filter(isPayment).flatMap((entry) => {
    const rule = matchingRule(rules, payeeOf(entry));
    return rule ? [{ entry, category: rule.category }] : [];
  });
}

/** Reads the customer's latest withdrawals, at most 50, without those that have a label. Throws `BankError`. */
export async function readUnlabelled(db: Firestore, uid: string): Promise<Transaction[]> {
  const filter = { ...NO_FILTER, type: 'withdrawal' as const };
  const documents = await readQuery(
    transactionQuery(db, uid, filter, { after: null, count: LATEST }),
  );
  const entries = documents.map(readEntry);
  const ids = entries.map(({ id }) => id);
  const labels = await readLabels(db, uid, ids);
  return entries.filter(({ id }) => !labels.has(id));
}

/**
 * Returns a function that saves the category of each payment that has no label by then, and returns how many
 * these were. It throws `BankError` if one of them can't be saved; others may be saved then.
 */
export function paymentLabeler(
  db: Firestore,
): (payments: readonly MatchedPayment[]) => Promise<number> {
  // A new rule and the list may apply to the same payment at once; two transactions would only contend.
  const pending = new Map<string, Promise<boolean>>();
  async function labelOnce({ entry, category }: MatchedPayment): Promise<boolean> {
    const saving = pending.get(entry.id) ?? addLabel(db, entry, category);
    pending.set(entry.id, saving);
    try {
      return await saving;
    } finally {
      pending.delete(entry.id);
    }
  }
  return async (payments) => (await Promise.all(payments.map(labelOnce))).filter(Boolean).length;
}
