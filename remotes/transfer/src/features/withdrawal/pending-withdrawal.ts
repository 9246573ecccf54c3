import { toAmount, type WithdrawalRequest } from '@bank/domain';
import type { Order } from '../../api/commit-withdrawal';
import { readRequest, withdrawalFields } from '../../api/payee-fields';

// One for each person: the next one to sign in on this tab has no business with it.
const keyOf = (uid: string) => `bank.pending-withdrawal.${uid}`;

/**
 * Remembers a withdrawal that is being sent, until it is known what became of it, so that a reload
 * in between goes on under the same id. The tab's own storage; never the code.
 */
export function rememberPending(uid: string, { id, request }: Order, storage = sessionStorage) {
  const { amount, payee } = request;
  const fields = { id, amount: toAmount(amount), ...withdrawalFields(payee) };
  try {
    storage.setItem(keyOf(uid), JSON.stringify(fields));
  } catch {
    // A full or forbidden storage costs the memory of a reload, not the withdrawal.
  }
}

export function forgetPending(uid: string, storage = sessionStorage) {
  storage.removeItem(keyOf(uid));
}

/** The withdrawal that was being sent when the page went away, or `null`. */
export function readPending(uid: string, storage = sessionStorage): Order | null {
  const text = storage.getItem(keyOf(uid));
  if (text === null) return null;
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== 'object' || fields === null) return null;
    const { id, ...rest } = fields as Record<string, unknown>;
    const request: WithdrawalRequest | null = readRequest(rest);
    return typeof id === 'string' && request ? { id, request } : null;
  } catch {
    // Not what this page writes: as good as nothing.
    return null;
  }
}
