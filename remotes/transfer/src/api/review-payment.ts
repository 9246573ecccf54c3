import { readQuery } from '@bank/data-access';
import type { Payee } from '@bank/domain';
import {
  collection,
  limit,
  query,
  serverTimestamp,
  transact,
  where,
  type Firestore,
  type Query,
} from '@bank/firebase/firestore';
import type { WithdrawalRequest } from './check-withdrawal';
import { inspectPayment, type PaymentInspection } from './inspect-payment';
import { knownPayeeReference, nameOf } from './known-payee';

/** What the review points out about a payment. */
export type PaymentReview = PaymentInspection & {
  /** The customer has never paid this account. */
  isFirst: boolean;
  /** The holder's name differs from the last payment to this account. */
  hasOtherName: boolean;
};

/** The recorded payments to exactly this account. */
function paymentsTo(db: Firestore, uid: string, payee: Payee): Query {
  return query(
    collection(db, 'withdrawals'),
    where('uid', '==', uid),
    payee.method === 'Bank'
      ? where('accountNumber', '==', payee.accountNumber)
      : payee.method === 'Cryptocurrency'
        ? where('cryptoAddress', '==', payee.cryptoAddress)
        : where('email', '==', payee.email),
    limit(1),
  );
}

/** Whether there is a payment to this account: those from before payees were recorded count, too. */
async function hasPaymentTo(db: Firestore, uid: string, payee: Payee): Promise<boolean> {
  return (await readQuery(paymentsTo(db, uid, payee))).length > 0;
}

/** Inspects a payment, and compares its payee with earlier payments. Throws `BankError`. */
export async function reviewPayment(
  db: Firestore,
  uid: string,
  request: WithdrawalRequest,
): Promise<PaymentReview> {
  const { payee } = request;
  const [inspection, isPaid] = await Promise.all([
    inspectPayment(db, uid, request),
    hasPaymentTo(db, uid, payee),
  ]);
  // A payment stores a name, an announcement does not.
  const name = inspection.known?.name ?? '';
  const hasOtherName = name !== '' && name.toLowerCase() !== nameOf(payee).toLowerCase();
  return { ...inspection, isFirst: !isPaid && name === '', hasOtherName };
}

/**
 * Announces a payee: 24 hours later it can be paid more than the amount above which new payees wait. Keeps
 * the time of an earlier announcement. Throws `BankError`: `permission-denied`, `network`.
 */
export async function announcePayee(db: Firestore, uid: string, payee: Payee): Promise<void> {
  const reference = await knownPayeeReference(db, uid, payee);
  await transact(db, async (transaction) => {
    if ((await transaction.get(reference)).exists()) return;
    transaction.set(reference, { uid, since: serverTimestamp(), name: '' });
  });
}
