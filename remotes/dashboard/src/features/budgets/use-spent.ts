import { BankError, type BudgetCategory, type Category, type Cents } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { useEffect, useState } from 'react';

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
  const { reportError } = useRemote();
  const { now, amounts } = spent;
  // Category names contain no slash.
  const missing = categories.filter((category) => !amounts.has(category)).join('/');

  useEffect(() => {
    if (missing === '' || hasFailed) return;
    let isCurrent = true;
    readSpent(missing.split('/') as BudgetCategory[], now).then(
      (found) => {
        if (!isCurrent) return;
        setSpent((before) => ({ now, amounts: new Map([...before.amounts, ...found]) }));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const isOffline = error instanceof BankError && error.code === 'network';
        if (!isOffline) reportError(error);
        setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, hasFailed, readSpent, now, reportError]);

  return {
    ...spent,
    hasFailed: hasFailed && missing !== '',
    retry: () => setHasFailed(false),
    /** Sets what was read elsewhere for all categories. */
    replace: setSpent,
  };
}
