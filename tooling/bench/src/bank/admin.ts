import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { centsOf } from './books';
import { ONE_TRY } from './customer';

export type Credit = {
  id: string;
  type: 'send_money' | 'send_loan';
  by: string;
  uid: string;
  cents: number;
  /** Of a credit above the limit: the admin who proposed it. This commit releases it. */
  proposedBy?: string;
};

/** Proposes a credit for another admin to release, unless it is proposed already. */
export async function proposeCredit(db: Firestore, credit: Credit): Promise<void> {
  const { id, type, by, uid, cents } = credit;
  const proposal = doc(db, 'creditProposals', id);
  const auditId = `${id}-proposal`;
  await runTransaction(
    db,
    async (transaction) => {
      if ((await transaction.get(proposal)).exists()) return;
      const [amount, at] = [cents / 100, serverTimestamp()];
      transaction.set(proposal, {
        ...{ kind: type, uid, amount, proposedBy: by, proposedAt: at, status: 'pending', auditId },
      });
      transaction.set(doc(db, 'auditLog', auditId), {
        ...{ by, action: 'propose_credit', uid, before: null, after: amount, reference: id, at },
      });
    },
    ONE_TRY,
  );
}

/** Adds money, with its log entry and its audit entry; never looks first whether it has landed already. */
export async function sendCredit(db: Firestore, credit: Credit): Promise<void> {
  const { id, type, by, uid, cents, proposedBy } = credit;
  const user = doc(db, 'users', uid);
  await runTransaction(
    db,
    async (transaction) => {
      const account = await transaction.get(user);
      const before: unknown = account.get('accountBalance');
      const balance = (centsOf(before) + cents) / 100;
      const loan = (centsOf(account.get('loanBalance')) + cents) / 100;
      transaction.update(user, {
        accountBalance: balance,
        ...(type === 'send_loan' && { loanBalance: loan }),
        lastTx: id,
        lastAudit: id,
      });
      transaction.set(doc(db, 'transactions', id), {
        userId: uid,
        type,
        amount: cents / 100,
        date: serverTimestamp(),
        status: 'completed',
        balance,
        by,
      });
      const at = serverTimestamp();
      transaction.set(doc(db, 'auditLog', id), {
        ...{ by, action: type, uid, before, after: balance, at },
        ...(proposedBy !== undefined && { proposedBy, reference: id }),
      });
      if (proposedBy === undefined) return;
      transaction.update(doc(db, 'creditProposals', id), {
        ...{ status: 'released', releasedBy: by, releasedAt: at, auditId: id },
      });
    },
    ONE_TRY,
  );
}

/** Issues a code in place of the one before, and starts the count of guesses anew. */
export async function issueCode(
  db: Firestore,
  { id, by, uid, code }: { id: string; by: string; uid: string; code: number },
): Promise<void> {
  const at = serverTimestamp();
  await runTransaction(
    db,
    (transaction) => {
      const issued = { vatCode: code, issuedBy: by, issuedAt: at, auditId: id };
      const entry = { by, action: 'issue_vat_code', uid, before: null, after: null, at };
      transaction.set(doc(db, 'vatCodes', uid), issued);
      transaction.set(doc(db, 'vatAttempts', uid), { n: 0 });
      transaction.set(doc(db, 'auditLog', id), entry);
      return Promise.resolve();
    },
    ONE_TRY,
  );
}

/** The code that is issued now, as an admin reads it and tells it on the telephone. */
export async function issuedCode(db: Firestore, uid: string): Promise<number> {
  return Number((await getDoc(doc(db, 'vatCodes', uid))).get('vatCode'));
}

/** Whether the audit log tells of this action. */
export async function isAudited(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'auditLog', id))).exists();
}
