import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { centsOf } from './snapshot';
import { NO_RETRY } from './retry';

export type Credit = {
  id: string;
  type: 'send_money' | 'send_loan';
  by: string;
  uid: string;
  cents: number;
  /** The admin who proposed a credit above the limit, which this commit releases. */
  proposedBy?: string;
};

/** Proposes a credit that another admin must release. Does nothing if it is already proposed. */
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
    NO_RETRY,
  );
}

/** Credits an account, with log entry and audit entry. Relies on the rules to reject a repeated id. */
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
    NO_RETRY,
  );
}

/** Issues a new code, which replaces the old one and resets the count of guesses. */
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
    NO_RETRY,
  );
}

/** Reads the current code as an admin, who would pass it on to the customer. */
export async function issuedCode(db: Firestore, uid: string): Promise<number> {
  return Number((await getDoc(doc(db, 'vatCodes', uid))).get('vatCode'));
}

/** Returns true if the audit log contains this action. */
export async function isAudited(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'auditLog', id))).exists();
}
