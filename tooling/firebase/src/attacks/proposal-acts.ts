import { activeAccount } from './accounts';
import type { Act, Facts, Step } from './act';
import { audited, byAdmin, credit } from './admin-acts';
import type { Cast } from './cast';
import { proposals } from './documents';
import { agreeing, but } from './kinds';
import { payout } from './review-acts';
import { NOW, type Data, type Value } from './wire';

/** The admin who proposed what another releases. */
const proposerOf = ({ id }: Cast): string => `proposer-${id}`;

const nameOfProposal = but(agreeing('another', 'creditProposals', 'auditLog'), {
  needs: ['creditProposals', 'auditLog'],
});
const nameOfProposer = but(agreeing('another', 'creditProposals'), {
  needs: ['creditProposals', 'auditLog'],
});

const both = { creditProposals: ['auditLog'], auditLog: ['creditProposals'] };

const proposal: Act = {
  name: 'a proposal',
  role: 'admin',
  parts: both,
  denied: {
    'for nobody': { state: ({ uid }) => ({ [`users/${uid}`]: null }), by: 'creditProposals' },
  },
  perform(cast, { amount = 50 }) {
    const { uid, admin, id, audit } = cast;
    return byAdmin(cast, {}, [
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
        cast,
        'creditProposals',
        { action: 'propose_credit', before: null, after: amount, reference: id },
        { reference: nameOfProposal },
      ),
    ]);
  },
};

/** As a proposal stands stored. */
export function storedProposal(cast: Cast, changes: Data = {}): Data {
  return {
    ...{ kind: 'send_money', uid: cast.uid, amount: 50, proposedBy: proposerOf(cast) },
    ...{ proposedAt: new Date(0), status: 'pending', auditId: 'earlier' },
    ...changes,
  };
}

const changing = (changes: (cast: Cast) => Readonly<Record<string, Value>>, facts: Facts = {}) => ({
  state: (cast: Cast) => ({ [`creditProposals/${cast.id}`]: changes(cast) }),
  facts,
  by: 'creditProposals',
});

const ended = {
  'after its release': changing(() => ({ status: 'released' })),
  'after its rejection': changing(() => ({ status: 'rejected' })),
};

const rejection: Act = {
  name: 'a proposal that is rejected',
  role: 'admin',
  parts: both,
  denied: ended,
  allowed: {
    'by its author': changing(({ admin }) => ({ proposedBy: admin })),
  },
  perform(cast, facts) {
    const { admin, id, audit } = cast;
    const { decision = 'rejected' } = facts;
    const { scene, ...rest } = byAdmin(cast, {}, [
      {
        how: 'update',
        path: `creditProposals/${id}`,
        data: { status: decision, rejectedBy: admin, rejectedAt: NOW, auditId: audit },
        shape: proposals.rejected,
      },
      audited(
        cast,
        'creditProposals',
        { action: 'reject_credit', before: 50, after: null, reference: id },
        { reference: nameOfProposal },
      ),
    ]);
    return {
      ...rest,
      scene: { ...scene, [`creditProposals/${id}`]: storedProposal(cast) },
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

/** The act that makes the credit, with the proposal that it releases. */
function release(made: Act, kind: string, more: Partial<Act> = {}): Act {
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
        state: (cast) => ({ [`users/${proposerOf(cast)}`]: { isAdmin: false } }),
        by: 'creditProposals',
      },
      'of a proposal by an account that is gone': {
        state: (cast) => ({ [`users/${proposerOf(cast)}`]: null }),
        by: 'creditProposals',
      },
      ...more.denied,
    },
    perform(cast, facts) {
      const { scene, steps, by } = made.perform(cast, facts);
      const { id, admin } = cast;
      const { proposer = proposerOf(cast) } = facts;
      const isCredit = ({ data }: Step) =>
        ['send_money', 'send_loan'].includes(String(data['action']));
      const entry = steps.find(isCredit);
      const amount = steps.find(({ path }) => path.startsWith('transactions/'))?.data['amount'];
      const name = { reference: id, proposedBy: proposer };
      const auditId = entry?.path.split('/')[1] ?? '';
      return {
        by,
        scene: {
          ...scene,
          [`users/${proposerOf(cast)}`]: activeAccount(proposerOf(cast), { isAdmin: true }),
          [`creditProposals/${id}`]: storedProposal(cast, { kind, amount: amount ?? 50 }),
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
  state: ({ uid }: Cast) => ({ [`loans/${uid}`]: { status: 'approved', auditId: 'earlier' } }),
  by: 'creditProposals',
};

const ofCredit = {
  creditProposals: ['auditLog'],
  transactions: ['creditProposals', 'users'],
  users: ['creditProposals', 'transactions', 'auditLog'],
  auditLog: ['users'],
};

export const releases: readonly Act[] = [
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

/** What needs two admins: one proposes, another releases or rejects. */
export const proposalActs: readonly Act[] = [proposal, rejection, ...releases];
