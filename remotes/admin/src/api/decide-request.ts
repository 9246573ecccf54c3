import { BankError, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  toUserProfile,
  type DatabaseTransaction,
  type DocumentSnapshot,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited, writeEntry, type AuditAction, type Change } from './audited-commit';
import { endClaim, writeInOrder } from './claims';
import { creditAccount } from './credit-account';
import type { RequestKind } from './request-kind';
import { readRequest } from './request-queue';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** A decision under the idempotent id of its form: sent twice, it is made once. */
export type RequestDecision = {
  id: string;
  by: string;
  kind: RequestKind;
  /** The id of the request, and the user who made it. */
  request: string;
  uid: string;
  /** When the reviewed request was made: the customer may have replaced it since. */
  submittedAt: Date | null;
  /** For a loan application: the reviewed amount. */
  amount?: Cents;
  decision: Decision;
};

const ACTIONS: Record<RequestKind, AuditAction> = {
  kycRequests: 'review_kyc',
  loans: 'review_loan',
  disputes: 'review_dispute',
};

/** Level 2 enables withdrawals (specification, section 9). */
const CONFIRMED_LEVEL = 2;

type DecisionContext = { db: Firestore; transaction: DatabaseTransaction; input: RequestDecision };

/** Raises a confirmed user to level 2, or keeps a higher level. */
function raiseLevel({ db, transaction, input }: DecisionContext, account: DocumentSnapshot): void {
  const data = account.data();
  if (!data) throw new BankError('not-found');
  if (toUserProfile(input.uid, data).accountLevel >= CONFIRMED_LEVEL) return;
  const id = `${input.id}-level`;
  const change = { before: data.accountLevel as unknown, after: CONFIRMED_LEVEL };
  transaction.update(account.ref, { accountLevel: CONFIRMED_LEVEL, lastAudit: id });
  writeEntry(db, transaction, { id, action: 'set_level', by: input.by, uid: input.uid }, change);
}

function payLoan({ db, transaction, input }: DecisionContext, account: DocumentSnapshot): void {
  const { by, uid, amount } = input;
  if (amount === undefined) throw new BankError('changed-meanwhile');
  const credit = { id: input.id, audit: `${input.id}-credit`, kind: 'send_loan' as const };
  const change = creditAccount(db, transaction, account, { ...credit, by, uid, amount });
  writeEntry(db, transaction, { id: credit.audit, action: 'send_loan', by, uid }, change);
}

/**
 * Decides a pending request in one commit with its effects: an approved identity check raises the account
 * to level 2, an approved loan is paid out. Returns the stored status, which differs from the requested
 * one if an earlier attempt under this id succeeded with another.
 *
 * Throws `BankError`: `changed-meanwhile` if it is decided, replaced, or claimed by another admin;
 * `transactions-disabled` and `invalid-amount` for a loan that can't be paid out; `not-found`; and as
 * `commitAudited`.
 */
export async function decideRequest(db: Firestore, input: RequestDecision): Promise<string> {
  const key = { kind: input.kind, id: input.request };
  const change = await writeInOrder(key, () => commitDecision(db, input));
  return String(change?.after);
}

function commitDecision(db: Firestore, input: RequestDecision): Promise<Change | null> {
  const { id, by, kind, request, uid, decision } = input;
  const entry = { id, by, uid, action: ACTIONS[kind] };
  const requestRef = doc(db, kind, request);

  return commitAudited(
    db,
    kind === 'disputes' ? { ...entry, reference: request } : entry,
    async (transaction) => {
      const stored = await transaction.get(requestRef);
      const account = await transaction.get(doc(db, 'users', uid));
      assertUnchanged(stored, input);
      await endClaim(transaction, db, { kind, id: request }, by);

      if (decision.status === 'approved' && kind === 'kycRequests')
        raiseLevel({ db, transaction, input }, account);
      if (decision.status === 'approved' && kind === 'loans')
        payLoan({ db, transaction, input }, account);
      transaction.update(requestRef, {
        ...decision,
        reviewedBy: by,
        reviewedAt: serverTimestamp(),
        auditId: id,
      });
      return { before: 'pending', after: decision.status };
    },
  );
}

/** Throws unless the reviewed request is still pending and unchanged. */
function assertUnchanged(stored: DocumentSnapshot, input: RequestDecision): void {
  const data = stored.data();
  if (data?.status !== 'pending') throw new BankError('changed-meanwhile');
  const { submittedAt, details } = readRequest(input.kind, input.request, data);
  const isSame =
    submittedAt?.getTime() === input.submittedAt?.getTime() &&
    (details.kind !== 'loans' || details.amount === input.amount);
  if (!isSame) throw new BankError('changed-meanwhile');
}
