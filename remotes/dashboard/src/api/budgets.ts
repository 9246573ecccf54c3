import {
  BankError,
  BUDGET_CATEGORIES,
  readCents,
  toMajorUnits,
  type BudgetCategory,
  type Cents,
} from '@bank/domain';
import { subscribeDocument, useSubscription, type AsyncState } from '@bank/data-access';
import { checkFieldsLater } from '@bank/firebase/check-fields-later';
import {
  database,
  doc,
  serverTimestamp,
  transact,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';

/** The most that the customer wants to spend in a month, for each category that has a budget. */
export type Budgets = ReadonlyMap<BudgetCategory, Cents>;

/** A change of one budget, from the amount that the customer saw; `null` means no budget. */
export type BudgetChange = { category: BudgetCategory; before: Cents | null; amount: Cents | null };

const amountsOf = (data: DocumentData | undefined) =>
  (data?.amounts ?? {}) as Readonly<Record<string, unknown>>;

function amountOf(data: DocumentData | undefined, category: BudgetCategory): Cents | null {
  const amount = readCents(amountsOf(data)[category]);
  return amount !== null && amount > 0 ? amount : null;
}

/** Converts `budgets/{uid}`; categories that this version does not know are left out. */
function toBudgets(data: DocumentData): Budgets {
  checkFieldsLater('budgets', data, { map: ['amounts'] });
  checkFieldsLater('budgets', amountsOf(data), { money: BUDGET_CATEGORIES });
  const pairs = BUDGET_CATEGORIES.map((category) => [category, amountOf(data, category)] as const);
  return new Map(pairs.flatMap(([category, amount]) => (amount ? [[category, amount]] : [])));
}

/** Subscribes to `budgets/{uid}`, as `subscribeDocument`; an empty map if the customer has no budgets. */
export function subscribeBudgets(
  db: Firestore,
  uid: string,
  onValue: (budgets: Budgets) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeDocument({ db, collection: 'budgets', id: uid }, toBudgets, {
    onValue: (budgets) => onValue(budgets ?? new Map()),
    onError,
  });
}

/** A customer's budgets, live. */
export function useBudgets(uid: string): AsyncState<Budgets> {
  return useSubscription(
    useCallback((onValue, onError) => subscribeBudgets(database(), uid, onValue, onError), [uid]),
  );
}

/**
 * Saves or removes one budget and keeps the others, also those that another page has saved meanwhile. Fails
 * while offline.
 *
 * Throws `BankError`: `changed-meanwhile` if the budget is no longer the one that the customer saw;
 * `permission-denied`, `network`.
 */
export async function saveBudget(
  db: Firestore,
  uid: string,
  { category, before, amount }: BudgetChange,
): Promise<void> {
  const reference = doc(db, 'budgets', uid);
  await transact(db, async (transaction) => {
    const data = (await transaction.get(reference)).data();
    const stored = amountOf(data, category);
    if (stored === amount) return;
    if (stored !== before) throw new BankError('changed-meanwhile');
    const { [category]: _, ...others } = amountsOf(data);
    const amounts = { ...others, ...(amount !== null && { [category]: toMajorUnits(amount) }) };
    if (Object.keys(amounts).length === 0) transaction.delete(reference);
    else transaction.set(reference, { amounts, updatedAt: serverTimestamp() });
  });
}
