import { newId, toMajorUnits, toCents } from '@bank/domain';
import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import { createTestUser, databaseAs, withAdminAccess } from './emulators';

const HOUR = 60 * 60 * 1000;
const BATCH = 500;

export const FIRST_ENTRY = new Date('2025-01-01T00:30:00Z');

type Entry = Record<string, unknown> & { type: string; amount: number };

/**
 * A deterministic ledger entry: every tenth is a credit, and every seventh withdrawal failed. Amounts
 * come in pairs, so that sorting by amount has ties.
 */
export function ledgerEntry(index: number): Entry {
  const amount = toMajorUnits(toCents(1 + Math.floor(index / 2) * 0.01));
  if (index % 10 === 0) return { type: 'send_money', amount: 50.1, status: 'completed' };
  const status = index % 7 === 0 ? 'failed' : index % 3 === 0 ? 'completed' : 'pending';
  return { type: 'withdrawal', amount, status, method: 'PayPal', email: `bo${index}@elm.example` };
}

type Options = {
  entry?: typeof ledgerEntry;
  /** How many entries share a timestamp. */ together?: number;
};

/** Creates a customer with `count` entries, two per hour, and the matching balance. */
export async function customerWithEntries(
  count: number,
  { entry = ledgerEntry, together = 1 }: Options = {},
) {
  let cents = 1_000_000;
  const entries = Array.from({ length: count }, (_, index) => {
    const fields = entry(index);
    const sign = fields.type === 'withdrawal' ? -1 : 1;
    if (fields['status'] !== 'failed') cents += sign * Math.round(fields.amount * 100);
    const moment = (Math.floor(index / together) * together * HOUR) / 2;
    const date = Timestamp.fromMillis(FIRST_ENTRY.getTime() + moment);
    return { ...fields, date, ...(sign > 0 && { balance: cents / 100, by: 'root' }), cents };
  });
  const user = await createTestUser({ accountBalance: cents / 100 });
  for (let start = 0; start < count; start += BATCH) {
    await withAdminAccess(async (db) => {
      const batch = writeBatch(db);
      for (const { cents: _, ...fields } of entries.slice(start, start + BATCH)) {
        batch.set(doc(db, 'transactions', newId()), { userId: user.uid, ...fields });
      }
      await batch.commit();
    });
  }
  const balances = entries.map((each) => each.cents);
  return { uid: user.uid, db: await databaseAs(user), balances };
}
