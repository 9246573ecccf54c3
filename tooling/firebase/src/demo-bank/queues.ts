import type { Document, Fields } from '../seed/emulators';
import type { DemoCustomer } from './customers';

const HOUR = 3_600_000;
const MAX_GUESSES = 5;

const REASONS = [
  'The photo is too dark to read. Please send another one.',
  'The address does not match the document.',
] as const;

/** The age of the pending requests in hours, from hours to days. */
const WAITED = [2, 5, 21, 49, 76, 120, 290] as const;

type Asked = { index: number; at: Date };

function decision(
  { index, at }: Asked,
  request: { action: string; uid: string; id: string; reference?: string },
  by: string,
): { fields: Fields; documents: Document[] } {
  const { action, uid, id, reference } = request;
  const isApproved = index % 4 !== 0;
  const status = isApproved ? 'approved' : 'rejected';
  const reviewedAt = new Date(at.getTime() + (3 + (index % 40)) * HOUR);
  const auditId = `${id}-audit`;
  const reason = isApproved ? {} : { reason: REASONS[index % REASONS.length] ?? REASONS[0] };
  const entry = { by, action, uid, before: 'pending', after: status, at: reviewedAt };
  return {
    fields: { status, reviewedBy: by, reviewedAt, auditId, ...reason },
    documents: [
      { path: `auditLog/${auditId}`, fields: { ...entry, ...(reference && { reference }) } },
    ],
  };
}

/** Codes: a customer in four has none; a few guessed wrong, and some of them are locked. */
function codeOf({ uid, index }: DemoCustomer, by: string, now: Date): Document[] {
  if (index % 4 === 3) return [];
  const issuedAt = new Date(now.getTime() - (24 + index * 31) * HOUR);
  const auditId = `${uid}-code-audit`;
  const wrong = index % 20 === 2 ? MAX_GUESSES : index % 10 === 5 ? 1 + (index % 3) : 0;
  const entry = { by, action: 'issue_vat_code', uid, before: null, after: null, at: issuedAt };
  return [
    {
      path: `vatCodes/${uid}`,
      fields: { vatCode: 1000 + ((index * 1373) % 9000), issuedBy: by, issuedAt, auditId },
    },
    {
      path: `vatAttempts/${uid}`,
      fields: {
        n: wrong,
        ...(wrong > 0 && { guessId: '', at: new Date(now.getTime() - (1 + index) * HOUR) }),
      },
    },
    { path: `auditLog/${auditId}`, fields: entry },
  ];
}

/** Requests, decided ones and some that wait; codes and credits to release. */
export function queuesOf(customer: DemoCustomer, admins: readonly string[], now: Date): Document[] {
  const { uid, index, scale, monthsAgo } = customer;
  const by = admins[index % admins.length] ?? '';
  const waited = WAITED[index % WAITED.length] ?? WAITED[0];
  const isPending = index % 5 === 1;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const at = ago(isPending ? waited : 200 + index * 90);
  const documents: Document[] = monthsAgo > 0 ? codeOf(customer, by, now) : [];

  if (index % 2 === 1) {
    const id = `${uid}-kyc`;
    const decided = isPending
      ? null
      : decision({ index, at }, { action: 'review_kyc', uid, id }, by);
    const answers = { idType: index % 3 ? 'passport' : 'national_id', idNumber: `P${100 + index}` };
    documents.push(...(decided?.documents ?? []), {
      path: `kycRequests/${uid}`,
      fields: {
        ...{ uid, ...answers, idImageUrl: '', address: `${index} Fern Hill`, dob: '1990-02-28' },
        ...{ status: 'pending', timestamp: at, ...decided?.fields },
      },
    });
  } else if (index % 6 === 4 || isPending) {
    const loanAmount = 500 * scale * (1 + (index % 9));
    documents.push({
      path: `loans/${uid}`,
      fields: { loanAmount, status: 'pending', timestamp: ago(waited) },
    });
  }
  if (index % 7 === 3) {
    const reference = `REF-FERN${String(10_000 + index)}`;
    const id = `${uid}-dispute`;
    const isOpen = index % 2 === 0;
    const createdAt = ago(isOpen ? waited : 500 + index * 40);
    const decided = isOpen
      ? null
      : decision({ index, at: createdAt }, { action: 'review_dispute', uid, id, reference }, by);
    const claim = { uid, amount: 25 * scale, accountNumber: '004512347788', createdAt };
    documents.push(...(decided?.documents ?? []), {
      path: `disputes/${reference}`,
      fields: { ...claim, referenceNumber: reference, status: 'pending', ...decided?.fields },
    });
  }
  if (index % 20 === 8) {
    const id = `${uid}-proposal`;
    const proposedBy = admins.at(-1) ?? '';
    const proposedAt = ago(waited);
    const amount = 12_500 * scale;
    const auditId = `${id}-audit`;
    const entry = { by: proposedBy, action: 'propose_credit', uid, before: null, after: amount };
    documents.push(
      {
        path: `creditProposals/${id}`,
        fields: {
          ...{ kind: 'send_money', uid, amount, proposedBy, proposedAt },
          ...{ status: 'pending', auditId },
        },
      },
      { path: `auditLog/${auditId}`, fields: { ...entry, reference: id, at: proposedAt } },
    );
  }
  return documents;
}
