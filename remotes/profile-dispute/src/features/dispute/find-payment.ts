import type { Transaction } from '@bank/domain';
import type { FiledDispute } from '../../api/filed-disputes';

/**
 * The payment that a dispute is about: the latest one before it with its amount and recipient. A dispute
 * stores these two and no reference to a transaction (specification, section 3).
 */
export function findPayment(
  { amount, accountNumber, submittedAt }: FiledDispute,
  newestFirst: readonly Transaction[],
): Transaction | undefined {
  return newestFirst.find(
    (transaction) =>
      transaction.type === 'withdrawal' &&
      transaction.amount === amount &&
      recipientAccount(transaction) === accountNumber &&
      (!transaction.date || !submittedAt || transaction.date <= submittedAt),
  );
}

/** The account of a payment's recipient as a dispute names it; '' if it is not stored. */
export function recipientAccount({ accountNumber, email }: Transaction): string {
  return accountNumber ?? email ?? '';
}
