import { subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';

const NOTHING = toCents(0);

/** A stored amount has no sign: the type says which way the money went. */
export function signedAmount({ type, amount }: Transaction): Cents {
  return type === 'withdrawal' ? subtractCents(NOTHING, amount) : amount;
}

/** What an entry did to the balance: what failed did nothing. */
export function effectOf(transaction: Transaction): Cents {
  return transaction.status === 'failed' ? NOTHING : signedAmount(transaction);
}
