import { allAccounts } from './accounts';
import type { Operation, Step } from './operation';
import { signedIn, type Principals } from './principals';
import { disputeTime, soonEnough, tooSoon } from './cooldown-steps';
import { keptRequest } from './documents';
import { own } from './own-operation';
import { requests } from './request-documents';
import { longAgo, NOW, type Data } from './rest-encoding';

const kycOf = ({ uid }: Principals): Data => ({
  uid,
  idType: 'passport',
  idNumber: 'P1234567',
  idImageUrl: `gs://demo-fernhill.appspot.com/kycImages/${uid}/passport.webp`,
  address: '1 Fern Hill',
  dob: '1990-02-28',
  status: 'pending',
  timestamp: NOW,
});
const loanOf = (): Data => ({ loanAmount: 250.5, status: 'pending', timestamp: NOW });
const disputeOf = ({ uid }: Principals, reference: unknown): Data => ({
  uid,
  amount: 12.34,
  accountNumber: '12345678',
  referenceNumber: String(reference),
  status: 'pending',
  createdAt: NOW,
});

/** The id of the last decision's audit entry. */
const earlier = ({ audit }: Principals) => `${audit}-earlier`;

/** The stored fields of a decided request. */
function decided(data: Data, principals: Principals, status: string): Data {
  const request = { ...longAgo(data), status };
  if (status === 'pending') return request;
  const decision = {
    // By another admin: the same one would change nothing in a replay.
    reviewedBy: `earlier-${principals.admin}`,
    reviewedAt: new Date(1000),
    auditId: earlier(principals),
  };
  return {
    ...request,
    ...decision,
    ...(status === 'rejected' && { reason: 'The picture is blurred.' }),
  };
}

/** Stored requests by collection. */
export const storedRequests: Readonly<
  Record<string, (principals: Principals, status: string) => Data>
> = {
  kycRequests: (principals, status) => decided(kycOf(principals), principals, status),
  loans: (principals, status) => decided(loanOf(), principals, status),
  disputes: (principals, status) =>
    decided(disputeOf(principals, principals.reference), principals, status),
};

/** The archived copy of a decided request. */
export function keptOf(principals: Principals, kind: string, status: string): Data {
  return { ...storedRequests[kind]?.(principals, status), uid: principals.uid, kind };
}

const after = (collection: string, status: string, by = '') => ({
  state: (principals: Principals) => {
    const name = collection === 'disputes' ? principals.reference : principals.uid;
    return { [`${collection}/${name}`]: storedRequests[collection]?.(principals, status) ?? {} };
  },
  by,
});

const kyc = own(
  'an identity request',
  (principals) => ({
    how: 'set',
    path: `kycRequests/${principals.uid}`,
    data: kycOf(principals),
    shape: requests.kyc,
  }),
  {
    denied: {
      'while it is pending': after('kycRequests', 'pending', 'kycRequests'),
      'after its approval': after('kycRequests', 'approved', 'kycRequests'),
    },
  },
);

const loan = own(
  'a loan application',
  ({ uid }) => ({ how: 'set', path: `loans/${uid}`, data: loanOf(), shape: requests.loan }),
  {
    denied: { 'while it is pending': after('loans', 'pending', 'loans') },
  },
);

const dispute = own(
  'a dispute',
  (principals, { reference = principals.reference }) => [
    {
      how: 'set',
      path: `disputes/${String(reference)}`,
      data: disputeOf(principals, reference),
      shape: requests.dispute,
    },
    disputeTime(principals, reference),
  ],
  {
    parts: { cooldowns: ['disputes'] },
    onceBy: 'disputes',
    denied: {
      'after its rejection': after('disputes', 'rejected', 'disputes'),
      ...tooSoon('disputeAt'),
      'without the time of the last rename': {
        state: ({ uid }) => ({ [`cooldowns/${uid}`]: { renameAt: new Date(0) } }),
        by: 'cooldowns',
      },
    },
    allowed: soonEnough('disputeAt'),
  },
);

/** A request that replaces a decided one, whose copy is archived in the same commit. */
function again(
  name: string,
  kind: 'kycRequests' | 'loans',
  status: string,
  stepOf: (principals: Principals) => Step,
  more: Partial<Operation> = {},
): Operation {
  const before = (principals: Principals) => after(kind, status).state(principals);
  return {
    name,
    role: 'owner',
    parts: { pastRequests: [kind] },
    onceBy: kind,
    ...more,
    denied: {
      'that was never made': {
        state: ({ uid }) => ({ [`${kind}/${uid}`]: null }),
        by: 'pastRequests',
      },
      'kept under another name': {
        state: ({ uid }) => ({ [`${kind}/${uid}`]: { auditId: 'another' } }),
        commonValues: { auditId: 'another' },
        by: 'pastRequests',
      },
      ...more.denied,
    },
    perform: (principals, commonValues) => ({
      by: signedIn(principals.uid),
      fixtures: { ...allAccounts(principals), ...before(principals) },
      steps: [
        stepOf(principals),
        {
          how: 'set',
          path: `pastRequests/${earlier(principals)}`,
          data: { ...keptOf(principals, kind, status), ...commonValues },
          shape: keptRequest(keptOf(principals, kind, status)),
        },
      ],
    }),
  };
}

const kycStep = (principals: Principals): Step => ({
  how: 'set',
  path: `kycRequests/${principals.uid}`,
  data: kycOf(principals),
  shape: requests.kyc,
});
const loanStep = ({ uid }: Principals): Step => ({
  how: 'set',
  path: `loans/${uid}`,
  data: loanOf(),
  shape: requests.loan,
});

const kept = ['kind', 'auditId', 'status', 'reviewedAt'];

/** The requests of customers, including those after a decision. */
export const requestOperations: readonly Operation[] = [
  kyc,
  again('an identity request after a rejection', 'kycRequests', 'rejected', kycStep, {
    forges: [...kept, 'uid', 'idType', 'idNumber', 'timestamp', 'reason'],
    denied: { 'after an approval': after('kycRequests', 'approved', 'kycRequests') },
  }),
  loan,
  again('a loan application after an approval', 'loans', 'approved', loanStep, {
    forges: [...kept, 'uid', 'loanAmount', 'timestamp'],
    denied: { 'that still waits': after('loans', 'pending', 'pastRequests') },
  }),
  again('a loan application after a rejection', 'loans', 'rejected', loanStep, {
    forges: ['reason'],
  }),
  dispute,
];
