import { BankError, toMajorUnits, type Cents } from '@bank/domain';
import { doc, serverTimestamp, type Firestore } from '@bank/firebase/firestore';
import { transactRateLimited } from './cooldown';

/** `reference` (from `newDisputeReference`) is also the document id. */
export type Dispute = { reference: string; amount: Cents; accountNumber: string };

/**
 * Files a dispute. Idempotent: resending the same one is a success, because the first response may have
 * been lost. Uses a transaction because it fails while offline; a plain write would wait silently. Throws
 * `BankError`: `conflict` if the reference already names another dispute, `too-soon` within a minute of
 * the last one.
 */
export async function submitDispute(db: Firestore, uid: string, dispute: Dispute): Promise<void> {
  const disputeRef = doc(db, 'disputes', dispute.reference);
  const document = {
    uid,
    amount: toMajorUnits(dispute.amount),
    accountNumber: dispute.accountNumber,
    referenceNumber: dispute.reference,
  };
  await transactRateLimited({ db, uid, field: 'disputeAt' }, async (transaction) => {
    const stored = (await transaction.get(disputeRef)).data();
    if (stored) {
      if (Object.entries(document).every(([key, value]) => stored[key] === value)) return null;
      throw new BankError('conflict');
    }
    transaction.set(disputeRef, { ...document, status: 'pending', createdAt: serverTimestamp() });
    return { dispute: dispute.reference };
  });
}
