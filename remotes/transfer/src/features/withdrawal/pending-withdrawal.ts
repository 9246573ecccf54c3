import { toMajorUnits } from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import { readRequest, withdrawalFields } from '../../api/payee-document';

// Per customer: the next one to sign in on this tab must not see it.
const keyOf = (uid: string) => `bank.pending-withdrawal.${uid}`;

/** Does nothing if the storage is blocked or full: the withdrawal goes on, only a reload can't resume it. */
function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Stores a withdrawal from when it is sent until it is known to be unpaid or its success was closed, so that
 * a reload resumes it under the same id, or shows its success again. Uses the tab's session storage; never
 * stores the code.
 */
export function savePending(
  uid: string,
  { id, request }: { id: string; request: WithdrawalRequest },
) {
  const { amount, payee } = request;
  const fields = { id, amount: toMajorUnits(amount), ...withdrawalFields(payee) };
  attempt((storage) => storage.setItem(keyOf(uid), JSON.stringify(fields)));
}

export function clearPending(uid: string) {
  attempt((storage) => storage.removeItem(keyOf(uid)));
}

/** Returns the withdrawal that was being sent before a reload, or `null`. */
export function readPending(uid: string): { id: string; request: WithdrawalRequest } | null {
  return attempt((storage) => {
    const fields: unknown = JSON.parse(storage.getItem(keyOf(uid)) ?? 'null');
    if (typeof fields !== 'object' || fields === null) return null;
    const { id, ...rest } = fields as Record<string, unknown>;
    const request: WithdrawalRequest | null = readRequest(rest);
    return typeof id === 'string' && request ? { id, request } : null;
  });
}
