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
  lead: 'The oldest first. Whoever opens one has it to themselves meanwhile.',
  table: 'Waiting requests',
  loading: 'Loading requests…',
  failed: 'The requests could not be loaded.',
  empty: 'Nothing is waiting.',
  columns: {
    person: 'Person',
    submitted: 'Submitted',
    asked: 'Asked for',
    claim: 'In hand',
    actions: 'Actions',
  },
  asked: {
    kycRequests: (type: string) => `Confirmation by ${type}`,
    loans: (amount: string) => amount,
    disputes: (amount: string, account: string) => `${amount} to ${account}`,
  },
  idTypes: {
    passport: 'Passport',
    driver_license: 'Driver license',
    national_id: 'National ID',
  },
  free: 'Nobody',
  yours: 'You',
  heldBy: (name: string) => `${name} is at it`,
  anotherAdmin: 'Another admin',
  own: 'Your own request: another admin must decide.',
  unknownPerson: 'No account any more',
  review: 'Review',
  reviewOf: (name: string, reference: string) => `Review ${reference} of ${name}`,
  pages: 'Pages of requests',
  taken: 'Another admin has just taken it, or it is decided already.',
  dialog: {
    kycRequests: (name: string) => `Identity of ${name}`,
    loans: (name: string) => `Loan for ${name}`,
    disputes: (name: string) => `Dispute of ${name}`,
  },
  facts: {
    person: 'Person',
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
    none: 'Not given',
  },
  page: 'Open the person’s page',
  image: {
    title: 'Image of the document',
    alt: (type: string) => `${type}, as it was sent`,
    none: 'No image was sent.',
    loading: 'Loading the image…',
    failed: 'The image could not be loaded.',
    refused:
      'The address of this image is not in the customer’s folder at this bank. It was not opened. Reject the request.',
    problems: {
      compressed:
        'This file is compressed and could fill the memory of this page. It was not opened. Reject the request and ask for another image.',
      'too-many-pixels': `This image has more than ${KYC_IMAGE.maxPixels / 1_000_000} megapixels and could fill the memory of this page. It was not opened. Reject the request and ask for a smaller one.`,
      unreadable:
        'This file is not a JPEG, PNG or WebP image. It was not opened. Reject the request and ask for another image.',
    } satisfies Record<ImageProblem, string>,
    tryAgain: 'Load it again',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    frame: 'Image, to be moved with the arrow keys',
    size: (percent: number) => `${percent} %`,
  },
  decision: {
    raises: 'Approving raises the account to level 2 at the same moment.',
    pays: 'Approving pays the loan out at the same moment.',
    release: {
      proposal: 'Another admin must release this amount.',
      release: 'This approval is proposed and waits for another admin.',
    },
    releaseHelp: (limit: string) =>
      `One admin alone sends at most ${limit}. Nothing is paid out until the release.`,
    propose: 'Propose approval',
    approve: { kycRequests: 'Approve', loans: 'Approve and pay out', disputes: 'Resolve' },
    reject: 'Reject',
    reason: 'Reason',
    reasonHint: 'The customer reads it. Up to 500 characters.',
    hidden: 'This contains hidden characters, perhaps from pasting. Type it again.',
    reasonMissing: 'Say why, the customer will read it.',
    sending: 'Sending...',
    cancel: 'Cancel',
    disabled: 'Transactions are disabled for this user.',
    disabledHelp: 'A loan is paid out only while they are enabled.',
  },
  done: {
    proposed: (name: string) =>
      `The loan of ${name} is proposed. It is paid out once another admin has released it.`,
    approved: {
      kycRequests: (name: string) => `The identity of ${name} is confirmed.`,
      loans: (name: string) => `The loan of ${name} is paid out.`,
      disputes: (name: string) => `The dispute of ${name} is resolved.`,
    },
    rejected: {
      kycRequests: (name: string) => `The identity request of ${name} is rejected.`,
      loans: (name: string) => `The application of ${name} is rejected.`,
      disputes: (name: string) => `The dispute of ${name} is rejected.`,
    },
  },
  failure: 'The decision could not be stored.',
  helps: {
    network:
      'The bank did not answer, so it may have been stored all the same. You can safely try again: it is stored once at most.',
    conflict: 'Someone else made a change at the same moment. Please try again.',
    'changed-meanwhile':
      'It was decided or changed meanwhile, or another admin has it in hand. Nothing was stored.',
    'permission-denied': 'The bank refused it. Nothing was changed.',
    'not-found': 'This user has no account any more. Nothing was changed.',
    'invalid-amount': 'The balance would be more than the bank can handle.',
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
