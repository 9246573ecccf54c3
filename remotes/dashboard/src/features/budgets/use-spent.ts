import { subscribeOnce } from '@bank/data-access';
import type { BudgetCategory, Category, Cents } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { useEffect, useReducer, useState } from 'react';

/** What was spent in the month of `now`, by category. */
type Spent = { now: Date; amounts: ReadonlyMap<Category, Cents> };

/** Reads what was spent in the month of a time. Keep the function stable. */
export type ReadSpent = (
  categories: readonly BudgetCategory[],
  now: Date,
) => Promise<ReadonlyMap<Category, Cents>>;

/**
 * What was spent this month in each of these categories. Reads only those that are not known yet: one
 * aggregation each, at most eleven.
 */
export function useSpent(categories: readonly BudgetCategory[], readSpent: ReadSpent) {
  const [spent, setSpent] = useState<Spent>(() => ({ now: new Date(), amounts: new Map() }));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, readAgain] = useReducer((count: number) => count + 1, 0);
  const { reportError } = useRemote();
  const { now, amounts } = spent;
  // Category names contain no slash.
  const missing = categories.filter((category) => !amounts.has(category)).join('/');

  useEffect(() => {
    if (missing === '') return undefined;
    return subscribeOnce(
      () => readSpent(missing.split('/') as BudgetCategory[], now),
      (found) => {
        setHasFailed(false);
        setSpent((before) => ({ now, amounts: new Map([...before.amounts, ...found]) }));
      },
      (error) => {
        if (error.code !== 'network') reportError(error);
        setHasFailed(true);
      },
    );
  }, [missing, attempt, readSpent, now, reportError]);

  function retry() {
    setHasFailed(false);
    readAgain();
  }

  return {
    ...spent,
    hasFailed: hasFailed && missing !== '',
    retry,
    /** Sets what was read elsewhere for all categories. */
    replace: setSpent,
  };
}
