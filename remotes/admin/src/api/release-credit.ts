import { BankError, subtractCents, toMajorUnits, toCents, type Cents } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  type DatabaseTransaction,
  type DocumentReference,
  type Firestore,
} from '@bank/firebase/firestore';
import { commitAudited, writeEntry } from './audited-commit';
import type { CreditProposal, ProposalDecision } from './credit-proposals';
import { creditAccount } from './credit-account';

/** Throws unless the stored document is still as it was proposed. */
async function assertUnchanged(
  transaction: DatabaseTransaction,
  documentRef: DocumentReference,
  expected: Readonly<Record<string, unknown>>,
): Promise<void> {
  const stored = await transaction.get(documentRef);
  const isSame = Object.entries(expected).every(([field, value]) => stored.get(field) === value);
  if (!isSame) throw new BankError('changed-meanwhile');
}

type ApprovedApplication = { proposal: CreditProposal; by: string; id: string };

/** Approves the application in the same commit; the reviewer is the admin who releases. */
function approveApplication(
  db: Firestore,
  transaction: DatabaseTransaction,
  { proposal: { uid }, by, id }: ApprovedApplication,
): void {
  transaction.update(doc(db, 'loans', uid), {
    ...{ status: 'approved', reviewedBy: by, reviewedAt: serverTimestamp(), auditId: id },
  });
  const change = { before: 'pending', after: 'approved' };
  writeEntry(db, transaction, { id, action: 'review_loan', by, uid }, change);
}

/**
 * Pays a credit that another admin proposed, under the proposal's id, and marks it as released; the audit
 * entry names both admins. The rules require a password entry within the last five minutes.
 *
 * Returns the amount. Throws `BankError`: `changed-meanwhile` if the proposal or the application is no
 * longer pending; `transactions-disabled`, `invalid-amount`, `not-found`, and as `commitAudited`.
 */
export async function releaseCredit(
  db: Firestore,
  { id, by, proposal }: ProposalDecision,
): Promise<Cents> {
  const { id: reference, uid, amount, proposedBy } = proposal;
  const isApplication = proposal.kind === 'review_loan';
  const kind = proposal.kind === 'send_money' ? 'send_money' : 'send_loan';
  const proposalRef = doc(db, 'creditProposals', reference);
  const entry = { id, action: kind, by, uid, reference, proposedBy } as const;

  const change = await commitAudited(db, entry, async (transaction) => {
    await assertUnchanged(transaction, proposalRef, {
      status: 'pending',
      amount: toMajorUnits(amount),
    });
    if (isApplication)
      await assertUnchanged(transaction, doc(db, 'loans', uid), {
        ...{ status: 'pending', loanAmount: toMajorUnits(amount) },
      });
    const account = await transaction.get(doc(db, 'users', uid));
    const credited = creditAccount(db, transaction, account, {
      ...{ id: reference, audit: id, kind, by, uid, amount },
    });
    if (isApplication) approveApplication(db, transaction, { proposal, by, id: `${id}-review` });
    transaction.update(proposalRef, {
      ...{ status: 'released', releasedBy: by, releasedAt: serverTimestamp(), auditId: id },
    });
    return credited;
  });
  return subtractCents(toCents(Number(change?.after)), toCents(Number(change?.before)));
}
