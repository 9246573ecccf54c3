import { KYC_IMAGE, type BankErrorCode } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';
import type { ImageProblem } from '../../api/read-image';
import type { RequestKind } from '../../api/request-kind';

const english = {
  titles: {
    kycRequests: 'Identity requests',
    loans: 'Loan applications',
    disputes: 'Disputes',
  } satisfies Record<RequestKind, string>,
  lead: 'Oldest first. While you review a request, no other admin can decide it.',
  table: 'Pending requests',
  loading: 'Loading requests…',
  failed: 'We couldn’t load the requests.',
  empty: 'No pending requests.',
  columns: {
    person: 'User',
    submitted: 'Submitted',
    asked: 'Request',
    claim: 'Assignment',
    actions: 'Actions',
  },
  asked: {
    kycRequests: {
      passport: 'Identity check (passport)',
      driver_license: 'Identity check (driver license)',
      national_id: 'Identity check (national ID)',
    },
    otherDocument: (type: string) => `Identity check (${type})`,
    loans: (amount: string) => amount,
    disputes: (amount: string, account: string) => `${amount} to ${account}`,
  },
  idTypes: {
    passport: 'Passport',
    driver_license: 'Driver license',
    national_id: 'National ID',
  },
  free: 'Unassigned',
  yours: 'Assigned to you',
  heldBy: (name: string) => `Assigned to ${name}`,
  anotherAdmin: 'another admin',
  own: 'This is your own request. Another admin must decide.',
  unknownPerson: 'Account no longer exists',
  review: 'Review',
  reviewOf: {
    kycRequests: (name: string) => `Review the identity of ${name}`,
    loans: (name: string) => `Review the loan of ${name}`,
    disputes: (name: string, reference: string) => `Review ${reference} of ${name}`,
  },
  keys: {
    next: 'Next',
    previous: 'Previous',
    approve: 'Approve',
    reject: 'Reject',
    all: 'All shortcuts, on or off',
  },
  pages: 'Pages of requests',
  taken: 'Another admin has just taken this request, or it’s already decided.',
  dialog: {
    kycRequests: (name: string) => `Identity of ${name}`,
    loans: (name: string) => `Loan for ${name}`,
    disputes: (name: string) => `Dispute of ${name}`,
  },
  labels: {
    person: 'User',
    reference: 'Reference',
    submitted: 'Submitted',
    idType: 'ID type',
    idNumber: 'ID number',
    address: 'Address',
    dob: 'Date of birth',
    amount: 'Amount',
    account: 'Recipient account',
    level: 'Account level',
    balanceBefore: 'Balance before',
    balanceAfter: 'Balance after',
    loanBefore: 'Loan balance before',
    loanAfter: 'Loan balance after',
    none: 'Not provided',
  },
  page: 'Open user page',
  image: {
    title: 'ID image',
    alt: (type: string) => `${type}, as it was sent`,
    none: 'No image was sent.',
    loading: 'Loading the image…',
    failed: 'We couldn’t load the image.',
    refused:
      'This image isn’t stored in the customer’s folder at this bank. It was not opened. Reject the request.',
    problems: {
      compressed:
        'This file is compressed and could fill up this page’s memory. It was not opened. Reject the request and ask for another image.',
      'too-many-pixels': `This image has more than ${KYC_IMAGE.maxPixels / 1_000_000} megapixels and could fill up this page’s memory. It was not opened. Reject the request and ask for a smaller one.`,
      unreadable:
        'This file is not a JPEG, PNG or WebP image. It was not opened. Reject the request and ask for another image.',
    } satisfies Record<ImageProblem, string>,
    tryAgain: 'Load again',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    frame: 'Image: use the arrow keys to move it',
    size: (percent: number) => `${percent}%`,
  },
  decision: {
    raises: 'Approving raises the account to level 2 right away.',
    pays: 'Approving pays out the loan right away.',
    release: {
      proposal: 'Another admin must release this amount.',
      release: 'This approval is proposed and awaits another admin.',
    },
    releaseHelp: (limit: string) =>
      `One admin alone can send up to ${limit}. Nothing is paid out until it’s released.`,
    propose: 'Propose approval',
    approve: { kycRequests: 'Approve', loans: 'Approve and pay out', disputes: 'Resolve' },
    reject: 'Reject',
    reason: 'Reason',
    reasonHint: 'The customer will see this. Up to 500 characters.',
    hidden: 'This contains hidden characters, possibly from pasting. Please type it instead.',
    reasonMissing: 'Enter a reason.',
    sending: 'Sending…',
    cancel: 'Cancel',
    disabled: 'Transactions are disabled for this user.',
    disabledHelp: 'Loans can only be paid out while they’re enabled.',
  },
  done: {
    proposed: (name: string) =>
      `${name}’s loan is proposed. It will be paid out once another admin releases it.`,
    approved: {
      kycRequests: (name: string) => `${name}’s identity is confirmed.`,
      loans: (name: string) => `${name}’s loan has been paid out.`,
      disputes: (name: string) => `${name}’s dispute is resolved.`,
    },
    rejected: {
      kycRequests: (name: string) => `${name}’s identity request was rejected.`,
      loans: (name: string) => `${name}’s application was rejected.`,
      disputes: (name: string) => `${name}’s dispute was rejected.`,
    },
  },
  failure: 'We couldn’t save your decision.',
  helps: {
    network:
      'The bank didn’t answer, so your decision may already be saved. It’s safe to try again: it isn’t saved twice.',
    conflict: 'Someone else made a change at the same time. Please try again.',
    'changed-meanwhile':
      'It has been decided or changed in the meantime, or another admin is reviewing it. Nothing was saved.',
    'permission-denied': 'The bank didn’t allow this. Nothing was changed.',
    'not-found': 'This user no longer has an account. Nothing was changed.',
    'invalid-amount': 'The balance would be higher than the bank can handle.',
    'transactions-disabled': 'Transactions are disabled for this user.',
  } satisfies Partial<Record<BankErrorCode, string>>,
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});

/** What helps on after a decision that was not stored. */
export function helpFor(code: BankErrorCode): string | undefined {
  const helps: Partial<Record<BankErrorCode, string>> = messages.helps;
  return helps[code];
}

/** The kind of document; any other text that is stored is shown as it is. */
export function idTypeLabel(idType: string): string {
  const labels: Readonly<Record<string, string>> = messages.idTypes;
  return labels[idType] ?? idType;
}

/** What an identity request asks for, with the kind of document. */
export function identityText(idType: string): string {
  const known: Readonly<Record<string, string>> = messages.asked.kycRequests;
  return known[idType] ?? messages.asked.otherDocument(idType);
}
