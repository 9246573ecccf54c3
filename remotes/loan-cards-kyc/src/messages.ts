import { KYC_IMAGE } from '@bank/domain';
import type { IdType } from './api/kyc';
import type { KycOutcome } from './api/kyc-sender';
import type { IdImageProblem } from './features/kyc/id-image';

/** What a decision is called on the screen; any other text that is stored is shown as it is. */
const STATUS_LABELS: Readonly<Record<string, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export function statusLabel(status: string): string {
  return STATUS_LABELS[status] ?? status;
}

export const common = {
  profileFailed: 'Your details could not be loaded.',
  profileMissing: 'There is no profile for this account. Please contact the administrator.',
  onDate: (date: Date) => date.toLocaleDateString(undefined, { dateStyle: 'long' }),
  justNow: 'Just now',
};

export const loan = {
  title: 'Loan',
  yourDetails: 'Your details',
  username: 'Username',
  // The phone number, under the name that the product gives it here.
  number: 'Account Number',
  details: 'Loan details',
  amount: 'Loan amount',
  amountHint: 'For example 1,250.00',
  apply: 'Apply for Loan',
  applying: 'Applying...',
  status: 'Status',
  requested: 'Requested',
  submitted: 'Loan request submitted. Please contact admin for further processing.',
  failed: 'Failed to apply for loan. Please try again.',
  alreadyPending:
    'You already have a loan request that waits for a decision, so this one was not sent.',
  waiting:
    'Your request waits for a decision. A request cannot be changed while it waits; once it is decided, you can apply again. Please contact admin for further processing.',
  loadFailed: 'Your loan could not be loaded.',
};

export const cards = {
  title: 'Cards',
  tagline: 'A virtual card for paying online.',
  number: '•••• •••• •••• ••••',
  numberSpoken: 'Card number hidden',
  holder: 'Card holder',
  holderUnknown: 'Your name',
  features: (label: string) => `${label} features`,
  // In dollars whatever the account's currency, as section 9 writes them.
  dollars: (amount: number) => `$${amount.toLocaleString('en-US')}`,
  fee: 'Card creation fee',
  weeklyLimit: 'Weekly transaction limit',
  get: 'Get Virtual Card',
  pending: 'Pending - Contact admin to process.',
};

const idTypes: Record<IdType, string> = {
  passport: 'Passport',
  driver_license: 'Driver license',
  national_id: 'National ID',
};
const ID_TYPE_LABELS: Readonly<Record<string, string>> = idTypes;

export const kyc = {
  title: 'Identity upgrade',
  yourDetails: 'Your details',
  intro: 'Confirm who you are to upgrade your account level.',
  idType: 'ID type',
  idTypes,
  idNumber: 'ID number',
  address: 'Address',
  dob: 'Date of birth',
  tooLong: (max: number) => `Enter at most ${max} characters.`,
  notADate: 'Enter the date with a year of four digits.',
  image: 'ID image',
  imageHint: 'JPEG, PNG or WebP, at most 5 MB.',
  imagePreparing: 'Preparing the image...',
  imageReady: (name: string, bytes: number) =>
    `${name} is ready to send (${Math.max(1, Math.round(bytes / 1024))} KB).`,
  removeImage: 'Remove image',
  submit: 'Submit KYC',
  submitting: 'Submitting...',
  privacy:
    'Your details are used only to confirm your identity, and only you and the administrators can open them. Hidden data in the image, such as where it was taken, is removed before it leaves this device.',
  resultTitle: 'KYC request',
  ok: 'OK',
  status: 'Status',
  submittedOn: 'Submitted',
  explanations: {
    pending: 'KYC request pending, contact admin and pay standardized fee',
    approved: 'Your identity is confirmed. There is nothing more to send.',
    rejected: 'Your last request was not accepted. Please check your details and send them again.',
  } as Readonly<Record<string, string>>,
  outcomes: {
    submitted: 'KYC request pending, contact admin and pay standardized fee',
    'image-failed': 'Error uploading image. Please try again.',
    'request-failed': 'Error submitting KYC request. Please try again.',
    // Two spaces: the product's own text (section 8).
    unauthenticated: 'User  not authenticated',
    'already-pending': 'You already have a request under review, so this one was not sent.',
  } satisfies Record<KycOutcome, string>,
  loadFailed: 'Your KYC request could not be loaded.',
};

/** An ID type as people read it; another text that is stored is shown as it is. */
export function idTypeLabel(idType: string): string {
  return ID_TYPE_LABELS[idType] ?? idType;
}

export const imageProblems: Readonly<Record<IdImageProblem, string>> = {
  'wrong-type': 'This file is not taken: choose a JPEG, PNG or WebP image.',
  'too-large': `This file is not taken: it is larger than ${KYC_IMAGE.maxBytes / 1024 / 1024} MB.`,
  empty: 'This file is not taken: it is empty.',
  unreadable: 'This file is not taken: it cannot be read as an image. Choose another one.',
};
