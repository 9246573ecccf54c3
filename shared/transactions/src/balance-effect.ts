import { subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';

const NOTHING = toCents(0);

/** The amount with its sign. Stored amounts are unsigned; the type gives the direction. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Cents {
  return type === 'withdrawal' ? subtractCents(NOTHING, amount) : amount;
}

/** The change of the balance by an entry; 0 for a failed one. */
export function effectOf(transaction: Transaction): Cents {
  return transaction.status === 'failed' ? NOTHING : signedAmount(transaction);
}
