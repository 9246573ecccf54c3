import { activeAccount } from './accounts';
import type { Operation, CommonValues, Step } from './operation';
import { audited, byAdmin, credit } from './admin-operations';
import type { Principals } from './principals';
import { proposals } from './documents';
import { agreeing, extend } from './value-generators';
import { payout } from './review-operations';
import { NOW, type Data, type Value } from './rest-encoding';

/** The admin who proposed what another releases. */
const proposerOf = ({ id }: Principals): string => `proposer-${id}`;

const nameOfProposal = extend(agreeing('another', 'creditProposals', 'auditLog'), {
  needs: ['creditProposals', 'auditLog'],
});
const nameOfProposer = extend(agreeing('another', 'creditProposals'), {
  needs: ['creditProposals', 'auditLog'],
});

const both = { creditProposals: ['auditLog'], auditLog: ['creditProposals'] };

const proposal: Operation = {
  name: 'a proposal',
  role: 'admin',
  parts: both,
  denied: {
    'for nobody': { state: ({ uid }) => ({ [`users/${uid}`]: null }), by: 'creditProposals' },
    'with decimals in a currency without them': {
      state: ({ uid }) => ({ [`users/${uid}`]: { country: 'JPY' } }),
      commonValues: { amount: 50.05 },
      by: 'creditProposals',
    },
  },
  allowed: {
    'of whole units in a currency without decimals': {
      state: ({ uid }) => ({ [`users/${uid}`]: { country: 'JPY' } }),
    },
  },
  perform(principals, { amount = 50 }) {
    const { uid, admin, id, audit } = principals;
    return byAdmin(principals, {}, [
      {
        how: 'set',
        path: `creditProposals/${id}`,
        data: {
          ...{ kind: 'send_money', uid, amount, proposedBy: admin, proposedAt: NOW },
          ...{ status: 'pending', auditId: audit },
        },
        shape: proposals.made,
      },
      audited(
        principals,
        'creditProposals',
        { action: 'propose_credit', before: null, after: amount, reference: id },
        { reference: nameOfProposal },
      ),
    ]);
  },
};

/** A stored proposal. */
export function storedProposal(principals: Principals, changes: Data = {}): Data {
  return {
    ...{ kind: 'send_money', uid: principals.uid, amount: 50, proposedBy: proposerOf(principals) },
    ...{ proposedAt: new Date(0), status: 'pending', auditId: 'earlier' },
    ...changes,
  };
}

const changing = (
  changes: (principals: Principals) => Readonly<Record<string, Value>>,
  commonValues: CommonValues = {},
) => ({
  state: (principals: Principals) => ({
    [`creditProposals/${principals.id}`]: changes(principals),
  }),
  commonValues,
  by: 'creditProposals',
});

const ended = {
  'after its release': changing(() => ({ status: 'released' })),
  'after its rejection': changing(() => ({ status: 'rejected' })),
};

const rejection: Operation = {
  name: 'a proposal that is rejected',
  role: 'admin',
  parts: both,
  denied: ended,
  allowed: {
    'by its author': changing(({ admin }) => ({ proposedBy: admin })),
  },
  perform(principals, commonValues) {
    const { admin, id, audit } = principals;
    const { decision = 'rejected' } = commonValues;
    const { fixtures, ...rest } = byAdmin(principals, {}, [
      {
        how: 'update',
        path: `creditProposals/${id}`,
        data: { status: decision, rejectedBy: admin, rejectedAt: NOW, auditId: audit },
        shape: proposals.rejected,
      },
      audited(
        principals,
        'creditProposals',
        { action: 'reject_credit', before: 50, after: null, reference: id },
        { reference: nameOfProposal },
      ),
    ]);
    return {
      ...rest,
      fixtures: { ...fixtures, [`creditProposals/${id}`]: storedProposal(principals) },
    };
  },
};

const CREDITED: Readonly<Record<string, Step['shape']>> = {
  transactions: {
    userId: agreeing(({ other }) => other, 'creditProposals'),
    amount: agreeing(49.99, 'creditProposals'),
    type: agreeing('another', 'creditProposals'),
  },
  users: { lastAudit: agreeing('another', 'creditProposals') },
};

/** The credit operation together with the release of its proposal. */
function release(made: Operation, kind: string, more: Partial<Operation> = {}): Operation {
  return {
    name: `a release of ${kind}`,
    role: 'admin',
    onceBy: 'creditProposals',
    ...more,
    denied: {
      ...ended,
      'of another amount': changing(() => ({ amount: 60 })),
      'of another kind': changing(() => ({
        kind: kind === 'send_money' ? 'send_loan' : 'send_money',
      })),
      'of a proposal for another': changing(({ other }) => ({ uid: other })),
      'of a proposal by a former admin': {
        state: (principals) => ({ [`users/${proposerOf(principals)}`]: { isAdmin: false } }),
        by: 'creditProposals',
      },
      'of a proposal by an account that is gone': {
        state: (principals) => ({ [`users/${proposerOf(principals)}`]: null }),
        by: 'creditProposals',
      },
      ...more.denied,
    },
    perform(principals, commonValues) {
      const { fixtures, steps, by } = made.perform(principals, commonValues);
      const { id, admin } = principals;
      const { proposer = proposerOf(principals) } = commonValues;
      const isCredit = ({ data }: Step) =>
        ['send_money', 'send_loan'].includes(String(data['action']));
      const entry = steps.find(isCredit);
      const amount = steps.find(({ path }) => path.startsWith('transactions/'))?.data['amount'];
      const name = { reference: id, proposedBy: proposer };
      const auditId = entry?.path.split('/')[1] ?? '';
      return {
        by,
        fixtures: {
          ...fixtures,
          [`users/${proposerOf(principals)}`]: activeAccount(proposerOf(principals), {
            isAdmin: true,
          }),
          [`creditProposals/${id}`]: storedProposal(principals, { kind, amount: amount ?? 50 }),
        },
        steps: [
          {
            how: 'update',
            path: `creditProposals/${id}`,
            data: { status: 'released', releasedBy: admin, releasedAt: NOW, auditId },
            shape: proposals.released,
          },
          ...steps.map((step) => ({
            ...step,
            ...(step === entry && { data: { ...step.data, ...name } }),
            shape:
              step === entry
                ? { reference: nameOfProposal, proposedBy: nameOfProposer }
                : (CREDITED[step.path.split('/')[0] ?? ''] ?? {}),
          })),
        ],
      };
    },
  };
}

const approvedBefore = {
  state: ({ uid }: Principals) => ({
    [`loans/${uid}`]: { status: 'approved', auditId: 'earlier' },
  }),
  by: 'creditProposals',
};

const ofCredit = {
  creditProposals: ['auditLog'],
  transactions: ['creditProposals', 'users'],
  users: ['creditProposals', 'transactions', 'auditLog'],
  auditLog: ['users'],
};

export const releases: readonly Operation[] = [
  release(credit('send_money'), 'send_money', { parts: ofCredit }),
  release(credit('send_loan'), 'send_loan', {
    forges: ['reference', 'proposedBy'],
    parts: ofCredit,
  }),
  release(payout, 'review_loan', {
    forges: ['type', 'amount'],
    parts: { loans: ['creditProposals'] },
    denied: { 'of an application that was approved before': approvedBefore },
  }),
];

/** Operations that need two admins: one proposes, another releases or rejects. */
export const proposalOperations: readonly Operation[] = [proposal, rejection, ...releases];
