import { formatMoney, newId, type Cents, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { useNotify } from '@bank/remote-kit';
import { useState } from 'react';
import type { CreditKind } from '../../api/credit-account';
import { newVatCode } from '../../api/new-vat-code';
import { explain, messages } from '../../messages';
import type { AdminApi } from './admin-api';
import { useAction } from './use-action';

const { done } = messages.actions;

/**
 * Idempotent ids, created once per dialog and kept across retries: what is sent twice is carried out once.
 */
function newActionIds() {
  return {
    ...{ send_money: newId(), send_loan: newId() },
    proposals: { send_money: newId(), send_loan: newId() },
    vatCode: { id: newId(), code: newVatCode() },
  };
}

/** The user and code as the admin sees them: a newer value is not overwritten. */
export type ActionTarget = {
  user: UserProfile;
  /** `null` for none, `undefined` if unknown. */
  vatCode: number | null | undefined;
};

/** The actions on one user. Each ends with a toast and `onDone`, or with an error that stays. */
export function useActions({ user, vatCode }: ActionTarget, api: AdminApi, onDone: () => void) {
  const notify = useNotify();
  const [actionIds] = useState(newActionIds);
  const { busy, failure, setFailure, run } = useAction();
  const { uid, username, country, transactionsEnabled } = user;

  function finish(text: string) {
    // Close the dialog first: it would cover the toast.
    onDone();
    notify.success(text);
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(null),

    /** Sets the error and returns false if transactions are disabled (specification, section 5). */
    checkTransactionsEnabled(): boolean {
      if (!transactionsEnabled) setFailure(explain('send_money', 'transactions-disabled'));
      return transactionsEnabled;
    },
    toggle: () =>
      run('set_transactions', async () => {
        await api.setTransactions(uid, !transactionsEnabled);
        finish(transactionsEnabled ? done.disabled(username) : done.enabled(username));
      }),
    credit: (kind: CreditKind, amount: Cents) =>
      run(kind, async () => {
        const arrived = await api.sendCredit({
          ...{ id: actionIds[kind], kind, uid, amount },
          seen: user.accountBalance,
        });
        const text = arrived === amount ? done[kind] : done.sentEarlier;
        finish(text(username, formatMoney(arrived, country, locale())));
      }),
    propose: (kind: CreditKind, amount: Cents) =>
      run(kind, async () => {
        const id = actionIds.proposals[kind];
        const stored = await api.proposeCredit({ id, kind, uid, amount });
        finish(done.proposed(username, formatMoney(stored, country, locale())));
      }),
    issueCode: () =>
      run('issue_vat_code', async () => {
        await api.issueVatCode({
          ...actionIds.vatCode,
          uid,
          ...(vatCode !== undefined && { seen: vatCode }),
        });
        finish(done.issue_vat_code(username));
      }),
    level: (level: number) =>
      run('set_level', async () => {
        await api.setLevel(uid, level, user.accountLevel);
        finish(done.set_level(username, level));
      }),
  };
}
