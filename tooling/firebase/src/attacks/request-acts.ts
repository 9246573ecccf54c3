import { everybody } from './accounts';
import type { Act, Step } from './act';
import { signedIn, type Cast } from './cast';
import { disputeTime, soonEnough, tooSoon } from './cooldown-steps';
import { keptRequest } from './documents';
import { own } from './own-act';
import { requests } from './request-documents';
import { longAgo, NOW, type Data } from './wire';

const kycOf = ({ uid }: Cast): Data => ({
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
const disputeOf = ({ uid }: Cast, reference: unknown): Data => ({
  uid,
  amount: 12.34,
  accountNumber: '12345678',
  referenceNumber: String(reference),
  status: 'pending',
  createdAt: NOW,
});

/** The name of the audit entry of the last decision. */
const earlier = ({ audit }: Cast) => `${audit}-earlier`;

/** As such a request stands stored, with its decision. */
function decided(data: Data, cast: Cast, status: string): Data {
  const request = { ...longAgo(data), status };
  if (status === 'pending') return request;
  const decision = {
    // Not by whoever acts: that would change nothing a second time.
    reviewedBy: `earlier-${cast.admin}`,
    reviewedAt: new Date(1000),
    auditId: earlier(cast),
  };
  return {
    ...request,
    ...decision,
    ...(status === 'rejected' && { reason: 'The picture is blurred.' }),
  };
}

/** A request as it stands stored, by the collection it is in. */
export const storedRequests: Readonly<Record<string, (cast: Cast, status: string) => Data>> = {
  kycRequests: (cast, status) => decided(kycOf(cast), cast, status),
  loans: (cast, status) => decided(loanOf(), cast, status),
  disputes: (cast, status) => decided(disputeOf(cast, cast.reference), cast, status),
};

/** A decided request as it is kept when the next one is made. */
export function keptOf(cast: Cast, kind: string, status: string): Data {
  return { ...storedRequests[kind]?.(cast, status), uid: cast.uid, kind };
}

const after = (collection: string, status: string, by = '') => ({
  state: (cast: Cast) => {
    const name = collection === 'disputes' ? cast.reference : cast.uid;
    return { [`${collection}/${name}`]: storedRequests[collection]?.(cast, status) ?? {} };
  },
  by,
});

const kyc = own(
  'an identity request',
  (cast) => ({
    how: 'set',
    path: `kycRequests/${cast.uid}`,
    data: kycOf(cast),
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
  (cast, { reference = cast.reference }) => [
    {
      how: 'set',
      path: `disputes/${String(reference)}`,
      data: disputeOf(cast, reference),
      shape: requests.dispute,
    },
    disputeTime(cast, reference),
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

/** A request in the place of a decided one, whose copy is kept in the same commit. */
function again(
  name: string,
  kind: 'kycRequests' | 'loans',
  status: string,
  stepOf: (cast: Cast) => Step,
  more: Partial<Act> = {},
): Act {
  const before = (cast: Cast) => after(kind, status).state(cast);
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
        facts: { auditId: 'another' },
        by: 'pastRequests',
      },
      ...more.denied,
    },
    perform: (cast, facts) => ({
      by: signedIn(cast.uid),
      scene: { ...everybody(cast), ...before(cast) },
      steps: [
        stepOf(cast),
        {
          how: 'set',
          path: `pastRequests/${earlier(cast)}`,
          data: { ...keptOf(cast, kind, status), ...facts },
          shape: keptRequest(keptOf(cast, kind, status)),
        },
      ],
    }),
  };
}

const kycStep = (cast: Cast): Step => ({
  how: 'set',
  path: `kycRequests/${cast.uid}`,
  data: kycOf(cast),
  shape: requests.kyc,
});
const loanStep = ({ uid }: Cast): Step => ({
  how: 'set',
  path: `loans/${uid}`,
  data: loanOf(),
  shape: requests.loan,
});

const kept = ['kind', 'auditId', 'status', 'reviewedAt'];

/** What customers ask of the bank; a request made again stands on the decision about the last. */
export const requestActs: readonly Act[] = [
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
