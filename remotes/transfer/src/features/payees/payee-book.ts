import type { AsyncState } from '@bank/data-access';
import type { Payee } from '@bank/domain';
import { confirmedEmail, watchUser } from '@bank/firebase/auth';
import { database } from '@bank/firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { deletePayee, renamePayee, savePayee } from '../../api/payees';
import { usePayees, type SavedPayee } from '../../api/saved-payees';

/** A customer's saved payees and the actions on them. Each action throws `BankError`. */
export type PayeeBook = {
  payees: AsyncState<SavedPayee[]>;
  /** Saving payees needs a confirmed email address. */
  isEmailConfirmed: boolean;
  save(name: string, payee: Payee): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
};

/** Updates if the address is confirmed in another tab while this page is open. */
function useEmailConfirmed(): boolean {
  const [isConfirmed, setConfirmed] = useState(false);
  useEffect(() => watchUser((user) => setConfirmed(user?.isConfirmed ?? false)), []);
  return isConfirmed;
}

export function usePayeeBook(uid: string): PayeeBook {
  const payees = usePayees(uid);
  const isEmailConfirmed = useEmailConfirmed();
  return useMemo(
    () => ({
      payees,
      isEmailConfirmed,
      async save(name, payee) {
        const taken = payees.status === 'ready' ? payees.value : [];
        // Refreshes the ID token, which may be older than the confirmation.
        await confirmedEmail();
        await savePayee(database(), uid, { name, payee }, taken);
      },
      rename: (id, name) => renamePayee(database(), id, name),
      remove: (id) => deletePayee(database(), id),
    }),
    [uid, payees, isEmailConfirmed],
  );
}
