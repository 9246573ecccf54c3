import { subtractCents, toCents, type Cents, type Transaction } from '@bank/domain';

/** The amount with its sign. Stored amounts are unsigned; the type gives the direction. */
export function signedAmount({ type, amount }: Transaction): Cents {
  return type === 'withdrawal' ? subtractCents(toCents(0), amount) : amount;
}
