import type { Document } from '../seed/emulators';
import { spread } from './user-documents';

const APART = 3_600_000;
const payee = { accountNumber: 'IE29AIBK93115212345678', accountHolderName: 'Fern Hill Lettings' };

function entryOf(uid: string, index: number, now: Date): Document {
  const path = `transactions/${uid}-log-${String(index).padStart(7, '0')}`;
  const date = new Date(now.getTime() - index * APART);
  const amount = (1 + (spread(index, 1) % 50_000)) / 100;
  const entry = { userId: uid, amount, date };
  if (index % 6 === 5) {
    const by = { balance: amount, by: 'demo-admin' };
    return { path, fields: { ...entry, type: 'send_money', status: 'completed', ...by } };
  }
  const status = index < 3 ? 'pending' : index % 40 === 7 ? 'failed' : 'completed';
  const payment = { method: 'Bank', ...payee, bankName: 'First Bank', status };
  return { path, fields: { ...entry, type: 'withdrawal', ...payment } };
}

/** Returns transactions of one user from index `from` (inclusive) to `to` (exclusive), hourly, back from `now`. */
export function transactionDocuments(uid: string, from: number, to: number, now: Date): Document[] {
  return Array.from({ length: to - from }, (_, offset) => entryOf(uid, from + offset, now));
}
