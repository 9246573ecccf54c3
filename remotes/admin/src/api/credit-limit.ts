import { subscribeDocument } from '@bank/data-access';
import { readCents, toCents, type BankError, type Cents } from '@bank/domain';
import { checkFields } from '@bank/firebase/check-fields';
import type { Firestore } from '@bank/firebase/firestore';

/** The largest credit that one admin may send alone; `null` if the bank's owner has set no limit. */
export type CreditLimit = Cents | null;

/** As in the security rules: an invalid setting lets no admin send a credit alone. */
export function readLimit(limit: unknown): Cents {
  const cents = readCents(limit);
  return cents !== null && cents >= 0 ? cents : toCents(0);
}

/** Subscribes to the limit. Errors as `subscribeDocument`. Returns the unsubscribe function. */
export function subscribeCreditLimit(
  db: Firestore,
  onValue: (limit: CreditLimit) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeDocument(
    { db, collection: 'settings', id: 'credits' },
    (data) => {
      checkFields('settings', data, { money: ['limit'] });
      return readLimit(data.limit);
    },
    { onValue, onError },
  );
}

/** Whether the amount needs the release by another admin. */
export function needsRelease(amount: Cents, limit: CreditLimit): boolean {
  return limit !== null && amount > limit;
}
