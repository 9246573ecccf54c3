import type { Act, Facts, Step } from './act';
import { audited, byAdmin } from './admin-acts';
import type { Cast } from './cast';
import { heldByAnother, heldByOneself, lapsed, nameIn } from './claims';
import { decision } from './documents';
import { agreeing, but, not, type Kind } from './kinds';
import { storedRequests } from './request-acts';
import { NOW, type Data } from './wire';

const REASON = 'The picture is blurred.';
const anotherReference = but(agreeing('REF-ABC123XYZ', 'auditLog'), { needs: ['auditLog'] });

function inStatus(collection: string, status: string) {
  return {
    state: (cast: Cast) => ({
      [`${collection}/${nameIn(collection, cast)}`]:
        storedRequests[collection]?.(cast, status) ?? {},
    }),
    by: collection,
  };
}

type Review = { collection: string; action: string; status: 'approved' | 'rejected' };

/** The decision and its audit entry. */
function reviewSteps(cast: Cast, { collection, action, status }: Review, facts: Facts): Step[] {
  const { admin, audit, reference } = cast;
  const { decision: after = status } = facts;
  const names = collection === 'disputes';
  const entry = { action, before: 'pending', after, ...(names && { reference }) };
  return [
    {
      how: 'update',
      path: `${collection}/${nameIn(collection, cast)}`,
      data: {
        ...{ status: after, reviewedBy: admin, reviewedAt: NOW, auditId: audit },
        ...(status === 'rejected' && { reason: REASON }),
      },
      shape: decision(collection, status),
    },
    audited(cast, collection, entry, names ? { reference: anotherReference } : {}),
  ];
}

/** A decision that writes nothing besides its entry. */
function review(of: Review, more: Partial<Act> = {}): Act {
  const { collection, status } = of;
  return {
    name: `a decision in ${collection}: ${status}`,
    role: 'admin',
    parts: { [collection]: ['auditLog'], auditLog: [collection] },
    ...more,
    denied: {
      'after an approval': inStatus(collection, 'approved'),
      'after a rejection': inStatus(collection, 'rejected'),
      'while another admin is at it': { ...heldByAnother(collection), by: collection },
      ...more.denied,
    },
    allowed: {
      'while oneself is at it': heldByOneself(collection),
      'after another was at it': lapsed(collection),
      ...more.allowed,
    },
    perform(cast, facts) {
      const { scene, ...rest } = byAdmin(cast, {}, reviewSteps(cast, of, facts));
      return { ...rest, scene: { ...scene, ...inStatus(collection, 'pending').state(cast) } };
    },
  };
}

const level = (changes: Data) => ({
  state: ({ uid }: Cast) => ({ [`users/${uid}`]: changes }),
  by: 'kycRequests',
});

/** The account is above level 1 already. */
const confirmed = review(
  { collection: 'kycRequests', action: 'review_kyc', status: 'approved' },
  {
    denied: {
      'that leaves level 1': level({ accountLevel: 1 }),
      'that leaves level 1 in words': level({ accountLevel: '1' }),
    },
    allowed: { 'of a higher level': level({ accountLevel: 9 }) },
  },
);

const LEVEL_AFTER: Kind = {
  forged: [1, '1'].map((value) => ({ value, by: ['kycRequests'] })),
  allowed: [],
  needs: ['kycRequests'],
};

/** An approval that raises the level on its way, with an audit entry of its own. */
const upgrade: Act = {
  name: 'an identity that is confirmed and raised to level 2',
  role: 'admin',
  parts: {
    kycRequests: ['auditLog'],
    users: ['kycRequests', 'auditLog'],
    auditLog: ['kycRequests', 'users'],
  },
  perform(cast, facts) {
    const of = { collection: 'kycRequests', action: 'review_kyc', status: 'approved' } as const;
    const raised = { ...cast, audit: `${cast.audit}-level` };
    const { scene, ...rest } = byAdmin(cast, { accountLevel: 1 }, [
      ...reviewSteps(cast, of, facts).map((step) => ({ ...step, shape: {} })),
      {
        how: 'update',
        path: `users/${cast.uid}`,
        data: { accountLevel: 2, lastAudit: raised.audit },
        shape: { accountLevel: LEVEL_AFTER },
      },
      { ...audited(raised, 'users', { action: 'set_level', before: 1, after: 2 }), shape: {} },
    ]);
    return { ...rest, scene: { ...scene, ...inStatus('kycRequests', 'pending').state(cast) } };
  },
};

const PAID = 250.5;
const LENT = {
  type: not('send_money'),
  amount: not(PAID - 0.01, PAID + 0.01),
  lastTx: agreeing('another', 'loans'),
};
const byLoans = (kind: Kind): Kind => ({
  ...kind,
  forged: kind.forged.map(({ value }) => ({ value, by: ['loans'] })),
  // Without it no credit is logged at all.
  needs: [],
});

/** An approval with the credit of exactly what was asked for, each with its audit entry. */
export const payout: Act = {
  name: 'a loan that is approved',
  role: 'admin',
  parts: {
    loans: ['auditLog'],
    transactions: ['loans', 'users'],
    users: ['loans', 'transactions', 'auditLog'],
    auditLog: ['loans', 'users'],
  },
  denied: {
    'after an approval': inStatus('loans', 'approved'),
    'after a rejection': inStatus('loans', 'rejected'),
    'while another admin is at it': { ...heldByAnother('loans'), by: 'loans' },
    'for another amount': {
      state: ({ uid }) => ({ [`loans/${uid}`]: { loanAmount: 60 } }),
      by: 'loans',
    },
    'of an account that has no transaction': {
      state: ({ uid, id }) => ({
        [`users/${uid}`]: { lastTx: 'earlier' },
        [`transactions/${id}`]: {},
      }),
      by: 'loans',
    },
  },
  perform(cast, facts) {
    const { uid, admin, id } = cast;
    const of = { collection: 'loans', action: 'review_loan', status: 'approved' } as const;
    const credited = { ...cast, audit: `${cast.audit}-credit` };
    const [before, after] = [1000.1, 1250.6];
    const owed = { accountBalance: after, loanBalance: PAID };
    const { scene, ...rest } = byAdmin(cast, {}, [
      ...reviewSteps(cast, of, facts),
      {
        how: 'set',
        path: `transactions/${id}`,
        data: {
          ...{ userId: uid, type: 'send_loan', amount: PAID, date: NOW, status: 'completed' },
          ...{ balance: after, by: admin },
        },
        shape: { type: byLoans(LENT.type), amount: byLoans(LENT.amount) },
      },
      {
        how: 'update',
        path: `users/${uid}`,
        data: { ...owed, lastTx: id, lastAudit: credited.audit },
        shape: { lastTx: byLoans(LENT.lastTx) },
      },
      { ...audited(credited, 'users', { action: 'send_loan', before, after }), shape: {} },
    ]);
    return { ...rest, scene: { ...scene, ...inStatus('loans', 'pending').state(cast) } };
  },
};

/** How admins decide on what customers ask for. */
export const reviewActs: readonly Act[] = [
  confirmed,
  upgrade,
  review(
    { collection: 'kycRequests', action: 'review_kyc', status: 'rejected' },
    { allowed: { 'of level 1': level({ accountLevel: 1 }) } },
  ),
  payout,
  review({ collection: 'loans', action: 'review_loan', status: 'rejected' }),
  review({ collection: 'disputes', action: 'review_dispute', status: 'approved' }),
  review({ collection: 'disputes', action: 'review_dispute', status: 'rejected' }),
];
