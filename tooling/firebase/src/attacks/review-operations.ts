import type { Operation, CommonValues, Step } from './operation';
import { audited, byAdmin } from './admin-operations';
import type { Principals } from './principals';
import { claimedByAnother, claimedByOneself, expiredClaim, requestId } from './claims';
import { decision } from './documents';
import { agreeing, extend, not, type ValueGenerator } from './value-generators';
import { storedRequests } from './request-operations';
import { NOW, type Data } from './rest-encoding';

const REASON = 'The picture is blurred.';
const anotherReference = extend(agreeing('REF-ABC123XYZ', 'auditLog'), { needs: ['auditLog'] });

function inStatus(collection: string, status: string) {
  return {
    state: (principals: Principals) => ({
      [`${collection}/${requestId(collection, principals)}`]:
        storedRequests[collection]?.(principals, status) ?? {},
    }),
    by: collection,
  };
}

type Review = { collection: string; action: string; status: 'approved' | 'rejected' };

/** The decision and its audit entry. */
function reviewSteps(
  principals: Principals,
  { collection, action, status }: Review,
  commonValues: CommonValues,
): Step[] {
  const { admin, audit, reference } = principals;
  const { decision: after = status } = commonValues;
  const names = collection === 'disputes';
  const entry = { action, before: 'pending', after, ...(names && { reference }) };
  return [
    {
      how: 'update',
      path: `${collection}/${requestId(collection, principals)}`,
      data: {
        ...{ status: after, reviewedBy: admin, reviewedAt: NOW, auditId: audit },
        ...(status === 'rejected' && { reason: REASON }),
      },
      shape: decision(collection, status),
    },
    audited(principals, collection, entry, names ? { reference: anotherReference } : {}),
  ];
}

/** A decision that only writes its audit entry. */
function review(of: Review, more: Partial<Operation> = {}): Operation {
  const { collection, status } = of;
  return {
    name: `a decision in ${collection}: ${status}`,
    role: 'admin',
    parts: { [collection]: ['auditLog'], auditLog: [collection] },
    ...more,
    denied: {
      'after an approval': inStatus(collection, 'approved'),
      'after a rejection': inStatus(collection, 'rejected'),
      'while another admin is at it': { ...claimedByAnother(collection), by: collection },
      ...more.denied,
    },
    allowed: {
      'while oneself is at it': claimedByOneself(collection),
      'after another was at it': expiredClaim(collection),
      ...more.allowed,
    },
    perform(principals, commonValues) {
      const { fixtures, ...rest } = byAdmin(
        principals,
        {},
        reviewSteps(principals, of, commonValues),
      );
      return {
        ...rest,
        fixtures: { ...fixtures, ...inStatus(collection, 'pending').state(principals) },
      };
    },
  };
}

const level = (changes: Data) => ({
  state: ({ uid }: Principals) => ({ [`users/${uid}`]: changes }),
  by: 'kycRequests',
});

/** The account is already above level 1. */
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

const LEVEL_AFTER: ValueGenerator = {
  forged: [1, '1'].map((value) => ({ value, by: ['kycRequests'] })),
  allowed: [],
  needs: ['kycRequests'],
};

/** An approval that also raises the level, with a second audit entry. */
const upgrade: Operation = {
  name: 'an identity that is confirmed and raised to level 2',
  role: 'admin',
  parts: {
    kycRequests: ['auditLog'],
    users: ['kycRequests', 'auditLog'],
    auditLog: ['kycRequests', 'users'],
  },
  perform(principals, commonValues) {
    const of = { collection: 'kycRequests', action: 'review_kyc', status: 'approved' } as const;
    const raised = { ...principals, audit: `${principals.audit}-level` };
    const { fixtures, ...rest } = byAdmin(principals, { accountLevel: 1 }, [
      ...reviewSteps(principals, of, commonValues).map((step) => ({ ...step, shape: {} })),
      {
        how: 'update',
        path: `users/${principals.uid}`,
        data: { accountLevel: 2, lastAudit: raised.audit },
        shape: { accountLevel: LEVEL_AFTER },
      },
      { ...audited(raised, 'users', { action: 'set_level', before: 1, after: 2 }), shape: {} },
    ]);
    return {
      ...rest,
      fixtures: { ...fixtures, ...inStatus('kycRequests', 'pending').state(principals) },
    };
  },
};

const PAID = 250.5;
const LENT = {
  type: not('send_money'),
  amount: not(PAID - 0.01, PAID + 0.01),
  lastTx: agreeing('another', 'loans'),
};
const byLoans = (kind: ValueGenerator): ValueGenerator => ({
  ...kind,
  forged: kind.forged.map(({ value }) => ({ value, by: ['loans'] })),
  // Without this write no credit is logged.
  needs: [],
});

/** An approval with the credit of the requested amount, each with an audit entry. */
export const payout: Operation = {
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
    'while another admin is at it': { ...claimedByAnother('loans'), by: 'loans' },
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
  perform(principals, commonValues) {
    const { uid, admin, id } = principals;
    const of = { collection: 'loans', action: 'review_loan', status: 'approved' } as const;
    const credited = { ...principals, audit: `${principals.audit}-credit` };
    const [before, after] = [1000.1, 1250.6];
    const owed = { accountBalance: after, loanBalance: PAID };
    const { fixtures, ...rest } = byAdmin(principals, {}, [
      ...reviewSteps(principals, of, commonValues),
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
    return {
      ...rest,
      fixtures: { ...fixtures, ...inStatus('loans', 'pending').state(principals) },
    };
  },
};

/** The decisions of admins on requests. */
export const reviewOperations: readonly Operation[] = [
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
