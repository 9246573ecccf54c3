import { toCents, type Cents, type Transaction } from '@bank/domain';
import { signedAmount } from '@bank/transactions';

/** The change of the balance by an entry; 0 for a failed one. */
export function effectOf(transaction: Transaction): Cents {
  return transaction.status === 'failed' ? toCents(0) : signedAmount(transaction);
}
