import { toMajorUnits } from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { readRequest, withdrawalFields } from '../../api/payee-document';

// Per customer: the next one to sign in on this tab must not see it.
const keyOf = (uid: string) => `bank.pending-withdrawal.${uid}`;

/**
 * Stores a withdrawal from when it is sent until it is known to be unpaid or its success was closed, so that
 * a reload resumes it under the same id, or shows its success again. Uses the tab's session storage; never stores the code.
 */
export function savePending(
  uid: string,
  { id, request }: { id: string; request: WithdrawalRequest },
  storage = sessionStorage,
) {
  const { amount, payee } = request;
  const fields = { id, amount: toMajorUnits(amount), ...withdrawalFields(payee) };
  try {
    storage.setItem(keyOf(uid), JSON.stringify(fields));
  } catch {
    // A full or blocked storage must not stop the withdrawal; only a reload can't resume it.
  }
}

export function clearPending(uid: string, storage = sessionStorage) {
  storage.removeItem(keyOf(uid));
}

/** Returns the withdrawal that was being sent before a reload, or `null`. */
export function readPending(
  uid: string,
  storage = sessionStorage,
): { id: string; request: WithdrawalRequest } | null {
  const text = storage.getItem(keyOf(uid));
  if (text === null) return null;
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== 'object' || fields === null) return null;
    const { id, ...rest } = fields as Record<string, unknown>;
    const request: WithdrawalRequest | null = readRequest(rest);
    return typeof id === 'string' && request ? { id, request } : null;
  } catch {
    // Not written by this page: ignore it.
    return null;
  }
}
