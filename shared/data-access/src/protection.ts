import {
  changeProtection,
  settingsAt,
  readCents,
  toMajorUnits,
  type BankError,
  type Cents,
  type Protection,
  type ProtectionSettings,
} from '@bank/domain';
import { checkFieldsLater } from '@bank/firebase/check-fields-later';
import {
  database,
  doc,
  serverTimestamp,
  transact,
  type DocumentData,
  type Firestore,
} from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { dateOf } from './date-of';
import { subscribeDocument } from './subscribe-document';
import { useSubscription, type AsyncState } from './use-subscription';

function readSettings(value: unknown): ProtectionSettings {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return {
    isLocked: fields.locked === true,
    daily: readCents(fields.daily),
    payment: readCents(fields.payment),
    newPayee: readCents(fields.newPayee),
  };
}

/** Converts `protections/{uid}`. */
export function toProtection(data: DocumentData): Protection {
  return {
    current: readSettings(data.current),
    next: readSettings(data.next),
    askedAt: dateOf(data.askedAt),
    lockedAt: dateOf(data.lockedAt),
  };
}

const FIELDS = {
  ...{ map: ['current', 'next'], date: ['askedAt', 'lockedAt'] },
  ...{ flag: ['locked'], money: ['daily', 'payment', 'newPayee'] },
};

function settingsFields({ isLocked, daily, payment, newPayee }: ProtectionSettings) {
  const units = (limit: Cents | null) => (limit === null ? null : toMajorUnits(limit));
  return {
    locked: isLocked,
    daily: units(daily),
    payment: units(payment),
    newPayee: units(newPayee),
  };
}

/** Subscribes to `protections/{uid}`, as `subscribeDocument`; `null` if nothing was ever turned on. */
export function subscribeProtection(
  db: Firestore,
  uid: string,
  onValue: (protection: Protection | null) => void,
  onError: (error: BankError) => void,
): () => void {
  const path = { db, collection: 'protections', id: uid };
  const read = (data: DocumentData) => {
    for (const part of [data, data.current, data.next] as (object | undefined)[])
      checkFieldsLater('protections', { ...part }, FIELDS);
    return toProtection(data);
  };
  return subscribeDocument(path, read, { onValue, onError });
}

/** A customer's lock and limits, live; `null` if nothing was ever turned on. */
export function useProtection(uid: string): AsyncState<Protection | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeProtection(database(), uid, onValue, onError),
      [uid],
    ),
  );
}

/**
 * Changes the customer's own protection: tighter settings apply at once, looser ones after 24 hours. To
 * unlock, the password must have been entered within five minutes. Fails while offline.
 *
 * Throws `BankError`: `permission-denied`, `network`.
 */
export async function saveProtection(
  db: Firestore,
  uid: string,
  wanted: Partial<ProtectionSettings>,
): Promise<void> {
  const reference = doc(db, 'protections', uid);
  await transact(db, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const now = new Date();
    const before = stored ? toProtection(stored) : null;
    const { current, next, keepsRequest } = changeProtection(before, wanted, now);
    const wasLocked = settingsAt(before, now).isLocked;
    transaction.set(reference, {
      current: settingsFields(current),
      next: settingsFields(next),
      askedAt: keepsRequest ? stored?.askedAt : serverTimestamp(),
      lockedAt: !current.isLocked ? null : wasLocked ? stored?.lockedAt : serverTimestamp(),
    });
  });
}
