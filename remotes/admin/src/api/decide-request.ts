import { BankError, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  type DatabaseTransaction,
  type DocumentSnapshot,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited, writeEntry, type AuditAction } from './audited-commit';
import { payIn } from './pay-in';
import type { RequestKind } from './request-kind';
import { readRequest } from './request-queue';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** A decision under the id that its form was given: sent twice, it is made once. */
export type DecidedRequest = {
  id: string;
  by: string;
  kind: RequestKind;
  /** The request's own id, and whose it is. */
  request: string;
  uid: string;
  /** When the request that was looked at was made: it may have been made anew since. */
  submittedAt: Date | null;
  /** Of an application: what was looked at. */
  amount?: Cents;
  decision: Decision;
};

const ACTIONS: Record<RequestKind, AuditAction> = {
  kycRequests: 'review_kyc',
  loans: 'review_loan',
  disputes: 'review_dispute',
};

/** Level 2 opens withdrawals (section 9). */
const CONFIRMED_LEVEL = 2;

type Work = { db: Firestore; transaction: DatabaseTransaction; of: DecidedRequest };

/** Whoever is confirmed has level 2 from then on, or keeps a higher one. */
function raiseLevel({ db, transaction, of }: Work, account: DocumentSnapshot): void {
  const data = account.data();
  if (!data) throw new BankError('not-found');
  if (toUserProfile(of.uid, data).accountLevel >= CONFIRMED_LEVEL) return;
  const id = `${of.id}-level`;
  const change = { before: data.accountLevel as unknown, after: CONFIRMED_LEVEL };
  transaction.update(account.ref, { accountLevel: CONFIRMED_LEVEL, lastAudit: id });
  writeEntry(db, transaction, { id, action: 'set_level', by: of.by, uid: of.uid }, change);
}

function payLoan({ db, transaction, of }: Work, account: DocumentSnapshot): void {
  const { by, uid, amount } = of;
  if (amount === undefined) throw new BankError('changed-meanwhile');
  const credit = { id: of.id, audit: `${of.id}-credit`, kind: 'send_loan' as const };
  const change = payIn(db, transaction, account, { ...credit, by, uid, amount });
  writeEntry(db, transaction, { id: credit.audit, action: 'send_loan', by, uid }, change);
}

/**
 * Decides on a request that waits (readings, Safety), in one commit with all that follows from it: an
 * identity raises the account to level 2, an application is paid out. Returns the status that was
 * stored: not the one wanted, where an earlier try under this id has landed with another.
 *
 * Throws `BankError`: `changed-meanwhile` where it is decided, made anew, or with another admin;
 * `transactions-disabled` and `invalid-amount` for a loan that can't be paid out; `not-found`; and what
 * `commitAudited` throws.
 */
export async function decideRequest(db: Firestore, of: DecidedRequest): Promise<string> {
  const { id, by, kind, request, uid, decision } = of;
  const told = { id, by, uid, action: ACTIONS[kind] };
  const place = doc(db, kind, request);
  const claim = doc(db, 'claims', `${kind}.${request}`);

  const change = await commitAudited(
    db,
    kind === 'disputes' ? { ...told, reference: request } : told,
    async (transaction) => {
      const stored = await transaction.get(place);
      const held = await transaction.get(claim);
      const account = await transaction.get(doc(db, 'users', uid));
      expectSame(stored, of);

      if (decision.status === 'approved' && kind === 'kycRequests')
        raiseLevel({ db, transaction, of }, account);
      if (decision.status === 'approved' && kind === 'loans')
        payLoan({ db, transaction, of }, account);
      transaction.update(place, {
        ...decision,
        reviewedBy: by,
        reviewedAt: serverTimestamp(),
        auditId: id,
      });
      if (held.get('by') === by) transaction.delete(claim);
      return { before: 'pending', after: decision.status };
    },
  );
  return String(change?.after);
}

/** The request that was looked at still waits, as it was then. */
function expectSame(stored: DocumentSnapshot, of: DecidedRequest): void {
  const data = stored.data();
  if (data?.status !== 'pending') throw new BankError('changed-meanwhile');
  const { submittedAt, asked } = readRequest(of.kind, of.request, data);
  const isSame =
    submittedAt?.getTime() === of.submittedAt?.getTime() &&
    (asked.kind !== 'loans' || asked.amount === of.amount);
  if (!isSame) throw new BankError('changed-meanwhile');
}
