import { database } from '@bank/firebase/firestore';
import { useMemo } from 'react';
import { saveBudget, useBudgets } from '../../api/budgets';
import { categoryTotals, spentThisMonth } from '../../api/category-totals';
import { SpendingCard } from './spending-card';

export type SpendingSectionProps = { uid: string; currency: string };

/** The customer's spending by category, with their budgets. */
export function SpendingSection({ uid, currency }: SpendingSectionProps) {
  const requests = useMemo<Parameters<typeof SpendingCard>[0]['requests']>(
    () => ({
      readTotals: (now) => categoryTotals(database(), uid, now),
      readSpent: (categories, now) => spentThisMonth(database(), uid, categories, now),
      saveBudget: (change) => saveBudget(database(), uid, change),
    }),
    [uid],
  );
  return <SpendingCard currency={currency} budgets={useBudgets(uid)} requests={requests} />;
}
