import { BankError, CATEGORIES, type CategoryRule } from '@bank/domain';
import { subscribeDocument, useSubscription, type AsyncState, textOf } from '@bank/data-access';
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

/** In order: the first rule that matches a payment applies. */
export type CategoryRules = readonly CategoryRule[];

/** A change of all rules, from those that the customer saw. */
export type RulesChange = { before: CategoryRules; now: CategoryRules };

type StoredRule = { text: string; category: string };

/** The rules are stored as two lists of the same length; anything else in the lists is left out. */
function storedRules(data: DocumentData | undefined): readonly StoredRule[] {
  const [texts, categories] = [data?.texts, data?.categories].map((list: unknown): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  return (texts ?? []).flatMap((text, at) => {
    const rule = { text: textOf(text), category: textOf(categories?.[at]) };
    return rule.text && rule.category ? [rule] : [];
  });
}

const toLists = (rules: readonly StoredRule[]) => ({
  texts: rules.map(({ text }) => text),
  categories: rules.map(({ category }) => category),
});

const isKnown = (rule: StoredRule): rule is CategoryRule =>
  CATEGORIES.some((category) => category === rule.category);

/** Converts `categoryRules/{uid}`; rules with a category that this version does not know are left out. */
function toRules(data: DocumentData | undefined): CategoryRules {
  checkFieldsLater('categoryRules', data ?? {}, { list: ['texts', 'categories'] });
  return storedRules(data).filter(isKnown);
}

const isSame = (rules: CategoryRules, others: CategoryRules) =>
  rules.length === others.length &&
  rules.every(
    ({ text, category }, at) => text === others[at]?.text && category === others[at]?.category,
  );

/** Subscribes to `categoryRules/{uid}`, as `subscribeDocument`; an empty list if the customer has no rules. */
export function subscribeCategoryRules(
  db: Firestore,
  uid: string,
  onValue: (rules: CategoryRules) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeDocument({ db, collection: 'categoryRules', id: uid }, toRules, {
    onValue: (rules) => onValue(rules ?? []),
    onError,
  });
}

/** A customer's category rules, live. */
export function useCategoryRules(uid: string): AsyncState<CategoryRules> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeCategoryRules(database(), uid, onValue, onError),
      [uid],
    ),
  );
}

/**
 * Replaces the rules that the customer saw. Fails while offline.
 *
 * Throws `BankError`: `changed-meanwhile` if another page has changed them; `permission-denied`, `network`.
 */
export async function saveCategoryRules(
  db: Firestore,
  uid: string,
  { before, now }: RulesChange,
): Promise<void> {
  const reference = doc(db, 'categoryRules', uid);
  await transact(db, async (transaction) => {
    const data = (await transaction.get(reference)).data();
    const stored = toRules(data);
    if (isSame(stored, now)) return;
    if (!isSame(stored, before)) throw new BankError('changed-meanwhile');
    const rules = [...now, ...storedRules(data).filter((rule) => !isKnown(rule))];
    if (rules.length === 0) transaction.delete(reference);
    else transaction.set(reference, { ...toLists(rules), updatedAt: serverTimestamp() });
  });
}
