import { formatMoney, newId, newVatCode, type Cents, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { useNotify } from '@bank/remote-kit';
import { useState } from 'react';
import type { CreditKind } from '../../api/pay-in';
import { explain, messages } from '../../messages';
import type { AdminRequests } from './admin-requests';
import { useAction } from './use-action';

const { done } = messages.actions;

/** Made once for a dialog and kept over every try: what is sent twice is carried out once. */
function newOrders() {
  return {
    ...{ send_money: newId(), send_loan: newId() },
    proposals: { send_money: newId(), send_loan: newId() },
    vatCode: { id: newId(), code: newVatCode() },
  };
}

/** On whom, as they are seen: what has changed by the time that it is sent is not overwritten. */
export type Subject = {
  user: UserProfile;
  /** `null` for none, `undefined` where it isn't known. */
  vatCode: number | null | undefined;
};

/** The actions on one user. Each ends with a toast and `onDone`, or with a failure that stays. */
export function useActions(
  { user, vatCode }: Subject,
  requests: AdminRequests,
  onDone: () => void,
) {
  const notify = useNotify();
  const [orders] = useState(newOrders);
  const { busy, failure, setFailure, run } = useAction();
  const { uid, username, country, transactionsEnabled } = user;

  function finish(text: string) {
    // The dialog goes first: a toast behind it could not be read.
    onDone();
    notify.success(text);
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(null),

    /** Says so where it may not (section 5). */
    mayCredit(): boolean {
      if (!transactionsEnabled) setFailure(explain('send_money', 'transactions-disabled'));
      return transactionsEnabled;
    },
    toggle: () =>
      run('set_transactions', async () => {
        await requests.setTransactions(uid, !transactionsEnabled);
        finish(transactionsEnabled ? done.disabled(username) : done.enabled(username));
      }),
    credit: (kind: CreditKind, amount: Cents) =>
      run(kind, async () => {
        const arrived = await requests.sendCredit({
          ...{ id: orders[kind], kind, uid, amount },
          seen: user.accountBalance,
        });
        const text = arrived === amount ? done[kind] : done.sentEarlier;
        finish(text(username, formatMoney(arrived, country, locale())));
      }),
    propose: (kind: CreditKind, amount: Cents) =>
      run(kind, async () => {
        const id = orders.proposals[kind];
        const stored = await requests.proposeCredit({ id, kind, uid, amount });
        finish(done.proposed(username, formatMoney(stored, country, locale())));
      }),
    issueCode: () =>
      run('issue_vat_code', async () => {
        await requests.issueVatCode({
          ...orders.vatCode,
          uid,
          ...(vatCode !== undefined && { seen: vatCode }),
        });
        finish(done.issue_vat_code(username));
      }),
    level: (level: number) =>
      run('set_level', async () => {
        await requests.setLevel(uid, level, user.accountLevel);
        finish(done.set_level(username, level));
      }),
  };
}
