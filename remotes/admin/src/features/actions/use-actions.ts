import { formatMoney, newId, newVatCode, type Cents, type UserProfile } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { useState } from 'react';
import type { CreditKind } from '../../api/send-credit';
import { explain, messages } from '../../messages';
import type { AdminRequests } from './admin-requests';
import { useAction } from './use-action';

const { done } = messages.actions;

/** Made once for a dialog and kept over every try: what is sent twice is carried out once. */
function newOrders() {
  return { send_money: newId(), send_loan: newId(), vatCode: { id: newId(), code: newVatCode() } };
}

/** The actions on one user. Each ends with a toast and `onDone`, or with a failure that stays. */
export function useActions(user: UserProfile, requests: AdminRequests, onDone: () => void) {
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
        const arrived = await requests.sendCredit({ id: orders[kind], kind, uid, amount });
        const text = arrived === amount ? done[kind] : done.sentEarlier;
        finish(text(username, formatMoney(arrived, country)));
      }),
    issueCode: () =>
      run('issue_vat_code', async () => {
        await requests.issueVatCode({ ...orders.vatCode, uid });
        finish(done.issue_vat_code(username));
      }),
    level: (level: number) =>
      run('set_level', async () => {
        await requests.setLevel(uid, level);
        finish(done.set_level(username, level));
      }),
  };
}
