import { subscribeQuery, textOf } from '@bank/data-access';
import { BankError, toMajorUnits, readCents, toCents, type Cents } from '@bank/domain';
import { checkFields } from '@bank/firebase/check-fields';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  toUserProfile,
  where,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from '@bank/firebase/firestore';
import { commitAudited, type Change } from './audited-commit';
import { endClaim, writeInOrder } from './claims';
import { addWithinMaximum, type CreditKind } from './credit-account';

/** What is proposed: a credit, or the approval of a loan application, which pays it out. */
export type ProposalKind = CreditKind | 'review_loan';

/** A proposed credit under the idempotent id of its form: sent twice, it is stored once. */
export type NewProposal = {
  id: string;
  kind: ProposalKind;
  by: string;
  uid: string;
  amount: Cents;
};

export type CreditProposal = {
  id: string;
  kind: ProposalKind;
  uid: string;
  amount: Cents;
  proposedBy: string;
  proposedAt: Date | null;
};

/** More than are ever pending at once; the oldest come first. */
const MAX_PENDING = 50;

const KINDS: readonly ProposalKind[] = ['send_money', 'send_loan', 'review_loan'];

const FIELDS = {
  text: ['uid', 'kind', 'proposedBy'],
  money: ['amount'],
  date: ['proposedAt'],
};

export function readProposal(id: string, data: DocumentData): CreditProposal {
  checkFields('creditProposals', data, FIELDS);
  const { kind, uid, amount, proposedBy, proposedAt } = data;
  return {
    id,
    kind: KINDS.find((known) => known === kind) ?? 'send_money',
    uid: textOf(uid),
    amount: readCents(amount) ?? toCents(0),
    proposedBy: textOf(proposedBy),
    proposedAt: proposedAt instanceof Timestamp ? proposedAt.toDate() : null,
  };
}

const readOne = (proposal: QueryDocumentSnapshot) => readProposal(proposal.id, proposal.data());

/**
 * Stores a credit for another admin to release; no money moves. A proposed approval also ends the author's
 * claim on the application, which would keep others from releasing it. Returns the amount stored under this
 * id, possibly by an earlier attempt. Throws `BankError`: `transactions-disabled`, `invalid-amount` (above the
 * maximum balance), `not-found`, and as `commitAudited`.
 */
export async function proposeCredit(db: Firestore, proposal: NewProposal): Promise<Cents> {
  const change = await writeInOrder({ kind: 'loans', id: proposal.uid }, () =>
    commitProposal(db, proposal),
  );
  return toCents(Number(change?.after));
}

function commitProposal(db: Firestore, proposal: NewProposal): Promise<Change | null> {
  const { id, kind, by, uid, amount } = proposal;
  const entry = { id, action: 'propose_credit', by, uid, reference: id } as const;
  return commitAudited(db, entry, async (transaction) => {
    const data = (await transaction.get(doc(db, 'users', uid))).data();
    if (!data) throw new BankError('not-found');
    const account = toUserProfile(uid, data);
    if (!account.transactionsEnabled) throw new BankError('transactions-disabled');
    addWithinMaximum(account.accountBalance, amount);
    if (kind === 'review_loan') await endClaim(transaction, db, { kind: 'loans', id: uid }, by);
    transaction.set(doc(db, 'creditProposals', id), {
      ...{ kind, uid, amount: toMajorUnits(amount), proposedBy: by },
      ...{ proposedAt: serverTimestamp(), status: 'pending', auditId: id },
    });
    return { before: null, after: toMajorUnits(amount) };
  });
}

/** The decision on a proposal; `id` is the id of its audit entry. */
export type ProposalDecision = { id: string; by: string; proposal: CreditProposal };

/**
 * Rejects a proposal, or withdraws it if its author calls this. Throws `BankError`: `changed-meanwhile` if
 * it is released or rejected already, and as `commitAudited`.
 */
export async function rejectProposal(
  db: Firestore,
  { id, by, proposal }: ProposalDecision,
): Promise<void> {
  const { id: reference, uid, amount } = proposal;
  const proposalRef = doc(db, 'creditProposals', reference);
  await commitAudited(
    db,
    { id, action: 'reject_credit', by, uid, reference },
    async (transaction) => {
      const stored = await transaction.get(proposalRef);
      if (stored.get('status') !== 'pending') throw new BankError('changed-meanwhile');
      transaction.update(proposalRef, {
        ...{ status: 'rejected', rejectedBy: by, rejectedAt: serverTimestamp(), auditId: id },
      });
      return { before: toMajorUnits(amount), after: null };
    },
  );
}

/**
 * Subscribes to the pending proposals, oldest first. Errors as `subscribeQuery`. Returns the unsubscribe
 * function.
 */
export function subscribeProposals(
  db: Firestore,
  onValue: (proposals: CreditProposal[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'creditProposals'),
      where('status', '==', 'pending'),
      orderBy('proposedAt'),
      limit(MAX_PENDING),
    ),
    ({ docs }) => docs.map(readOne),
    onValue,
    onError,
  );
}

/** Subscribes to the pending proposals for one user, unordered. */
export function subscribeProposalsFor(
  db: Firestore,
  uid: string,
  onValue: (proposals: CreditProposal[]) => void,
  onError: (error: BankError) => void,
): () => void {
  return subscribeQuery(
    query(
      collection(db, 'creditProposals'),
      where('status', '==', 'pending'),
      where('uid', '==', uid),
    ),
    ({ docs }) => docs.map(readOne),
    onValue,
    onError,
  );
}
