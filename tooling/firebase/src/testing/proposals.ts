import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { commit, type Write } from './commit';
import { creditOf, decisionOf } from './admin-commits';
import { newUid, putAdmin, putCustomer } from './people';
import type { RulesUnderTest } from './rules-under-test';

export type ProposalKind = 'send_money' | 'send_loan' | 'review_loan';
export type Proposed = { id: string; uid: string; author: string; admin: string };

function entryOf(by: string, uid: string, id: string, fields: DocumentData): Write {
  const data = { by, uid, reference: id, at: serverTimestamp(), ...fields };
  return { how: 'set', path: `auditLog/${newUid('audit')}`, data };
}

const auditOf = ({ path }: Write) => path.split('/')[1];

/** A credit of 50, which another admin must release. */
export function proposalOf(
  by: string,
  uid: string,
  id = newUid('proposal'),
  kind: ProposalKind = 'send_money',
): Write[] {
  const entry = entryOf(by, uid, id, { action: 'propose_credit', before: null, after: 50 });
  const data = {
    ...{ kind, uid, amount: 50, proposedBy: by, proposedAt: serverTimestamp() },
    ...{ status: 'pending', auditId: auditOf(entry) },
  };
  return [{ how: 'set', path: `creditProposals/${id}`, data }, entry];
}

export function rejectionOf(by: string, { id, uid }: Proposed): Write[] {
  const entry = entryOf(by, uid, id, { action: 'reject_credit', before: 50, after: null });
  const data = {
    ...{ status: 'rejected', rejectedBy: by, rejectedAt: serverTimestamp() },
    auditId: auditOf(entry),
  };
  return [{ how: 'update', path: `creditProposals/${id}`, data }, entry];
}

/** The credit of 50 with the id of the proposal, and an audit entry that names both admins. */
export function releaseOf(
  by: string,
  { id, uid, author }: Proposed,
  kind: ProposalKind = 'send_money',
): Write[] {
  const made =
    kind === 'review_loan' ? decisionOf(by, uid, `loans/${uid}`) : creditOf(by, uid, kind);
  const credit = made.map((write): Write => {
    const { path, data } = write;
    if (path.startsWith('transactions/')) return { ...write, path: `transactions/${id}` };
    if (path.startsWith('users/')) return { ...write, data: { ...data, lastTx: id } };
    const isCredit = path.startsWith('auditLog/') && String(data['action']).startsWith('send_');
    return isCredit ? { ...write, data: { ...data, reference: id, proposedBy: author } } : write;
  });
  const entry = credit.find(({ data }) => data['proposedBy'] === author);
  const data = {
    ...{ status: 'released', releasedBy: by, releasedAt: serverTimestamp() },
    auditId: entry ? auditOf(entry) : '',
  };
  return [{ how: 'update', path: `creditProposals/${id}`, data }, ...credit];
}

/** A proposal by one admin, and another admin who may release it. */
export async function putProposal(
  at: RulesUnderTest,
  kind: ProposalKind = 'send_money',
): Promise<Proposed> {
  const [uid, author, admin] = [await putCustomer(at), await putAdmin(at), await putAdmin(at)];
  const id = newUid('proposal');
  await commit(at.as(author), proposalOf(author, uid, id, kind));
  return { id, uid, author, admin };
}
