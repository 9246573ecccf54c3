import { database } from '@bank/firebase/firestore';
import { useMemo } from 'react';
import { saveBudget, useBudgets } from '../../api/budgets';
import { categoryTotals, spentThisMonth } from '../../api/category-totals';
import { readPayeeTotals } from '../../api/payee-totals';
import { RulesSection } from '../category-rules/rules-section';
import type { ShownEntries } from '../category-rules/use-apply-rules';
import { SpendingCard } from './spending-card';

export type SpendingSectionProps = ShownEntries & { uid: string; currency: string };

/** The customer's spending by category and payee with their budgets, and the rules that set categories. */
export function SpendingSection({ uid, currency, ...shown }: SpendingSectionProps) {
  const requests = useMemo<Parameters<typeof SpendingCard>[0]['requests']>(
    () => ({
      readTotals: (months) => categoryTotals(database(), uid, months),
      readPayees: (months) => readPayeeTotals(database(), uid, months),
      readSpent: (categories, now) => spentThisMonth(database(), uid, categories, now),
      saveBudget: (change) => saveBudget(database(), uid, change),
    }),
    [uid],
  );
  return (
    <>
      <SpendingCard currency={currency} budgets={useBudgets(uid)} requests={requests} />
      <RulesSection uid={uid} {...shown} />
    </>
  );
}
