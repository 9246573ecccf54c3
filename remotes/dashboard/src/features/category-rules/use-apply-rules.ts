import type { AsyncState } from '@bank/data-access';
import { BankError, type Transaction } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { useEffect, useRef } from 'react';
import type { CategoryRules } from '../../api/category-rules';
import type { Labels } from '../../api/labels';
import { matchPayments } from '../../api/matched-payments';
import type { RuleRequests } from './rule-requests';

export type ShownEntries = {
  entries: readonly Transaction[];
  /** The labels of these entries. */
  labels: AsyncState<Labels>;
};

/** The entries that these rules were already applied to. */
type Checked = { rules: string; ids: Set<string> };

/**
 * Applies the rules to the shown entries without a label, to each entry once: a category that the customer
 * removes in another tab does not come back while the list is open.
 */
export function useApplyRules(
  rules: CategoryRules,
  { entries, labels }: ShownEntries,
  apply: RuleRequests['apply'],
): void {
  const { reportError } = useRemote();
  const checked = useRef<Checked>({ rules: '', ids: new Set() });
  useEffect(() => {
    if (rules.length === 0 || labels.status !== 'ready') return;
    // Subscriptions may emit the same rules again.
    const key = JSON.stringify(rules);
    if (checked.current.rules !== key) checked.current = { rules: key, ids: new Set() };
    const { ids } = checked.current;
    const unchecked = entries.filter(({ id }) => !ids.has(id));
    for (const { id } of unchecked) ids.add(id);
    const unlabelled = unchecked.filter(({ id }) => !labels.value.has(id));
    apply(matchPayments(rules, unlabelled)).catch((error: unknown) => {
      // The next visit tries it again.
      const isOffline = error instanceof BankError && error.code === 'network';
      if (!isOffline) reportError(error);
    });
  }, [rules, entries, labels, apply, reportError]);
}
