import type { AsyncState } from '@bank/data-access';
import type { Payee } from '@bank/domain';
import { confirmedEmail, watchUser } from '@bank/firebase/auth';
import { database } from '@bank/firebase/firestore';
import { locale } from '@bank/i18n';
import { useEffect, useMemo, useState } from 'react';
import { readName, SAVED_PAYEES } from '../../api/payee-text';
import { deletePayee, renamePayee, savePayee, usePayees, type SavedPayee } from '../../api/payees';

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

export type NameProblem = 'required' | 'too-long' | 'taken';

/** Parses the name of a payee. Names must be unique, ignoring case and accents. */
export function readPayeeName(
  typed: string,
  others: readonly string[],
): { ok: true; name: string } | { ok: false; problem: NameProblem } {
  const name = readName(typed);
  if (name === '') return { ok: false, problem: 'required' };
  if (name.length > SAVED_PAYEES.nameLength) return { ok: false, problem: 'too-long' };
  const isSame = (other: string) => other.localeCompare(name, locale(), { sensitivity: 'base' });
  return others.some((other) => isSame(other) === 0)
    ? { ok: false, problem: 'taken' }
    : { ok: true, name };
}
