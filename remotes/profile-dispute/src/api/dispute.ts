import { BankError, toMajorUnits, type Cents } from '@bank/domain';
import { doc, serverTimestamp, type Firestore } from '@bank/firebase/firestore';
import { transactOnceAMinute } from './cooldown';

/** `reference` (from `newDisputeReference`) is the document's id as well. */
export type Dispute = { reference: string; amount: Cents; accountNumber: string };

/**
 * Files a dispute. Sending the same one again is a success and makes no second: the first answer may
 * have been lost on the way. A transaction, because it fails while offline where a plain write would
 * wait silently. Throws `BankError`: `conflict` where the reference already names another dispute,
 * `too-soon` within a minute of the last one.
 */
export async function submitDispute(db: Firestore, uid: string, dispute: Dispute): Promise<void> {
  const place = doc(db, 'disputes', dispute.reference);
  const document = {
    uid,
    amount: toMajorUnits(dispute.amount),
    accountNumber: dispute.accountNumber,
    referenceNumber: dispute.reference,
  };
  await transactOnceAMinute({ db, uid, field: 'disputeAt' }, async (transaction) => {
    const landed = (await transaction.get(place)).data();
    if (landed) {
      if (Object.entries(document).every(([key, value]) => landed[key] === value)) return null;
      throw new BankError('conflict');
    }
    transaction.set(place, { ...document, status: 'pending', createdAt: serverTimestamp() });
    return { dispute: dispute.reference };
  });
}
