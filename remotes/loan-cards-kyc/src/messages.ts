import { brand, KYC_IMAGE } from '@bank/domain';
import { locale, defineMessages, type Translation } from '@bank/i18n';
import type { IdType } from './api/id-types';
import type { KycResult } from './api/kyc-sender';
import type { IdImageProblem } from './features/kyc/id-image';

export const common = {
  profileFailed: 'We couldn’t load your details.',
  profileMissing: 'This account has no profile. Please contact the admin.',
  onDate: (date: Date) => date.toLocaleDateString(locale(), { dateStyle: 'long' }),
  justNow: 'Just now',
  current: 'Your request',
  history: 'History',
  seeStatus: 'View status and history',
  reason: (reason: string) => `Reason: ${reason}`,
};

export const loan = {
  title: 'Loan',
  support: 'Loan request',
  yourDetails: 'Your details',
  username: 'Username',
  // The phone number, under the name that the product gives it here.
  number: 'Account Number',
  details: 'Loan details',
  amount: 'Loan amount',
  apply: 'Apply for Loan',
  applying: 'Applying…',
  status: 'Status',
  requested: 'Requested',
  submitted: 'Loan request submitted. Please contact admin for further processing.',
  failed: 'Failed to apply for loan. Please try again.',
  alreadyPending:
    'You already have a loan request awaiting a decision, so we didn’t send this one.',
  waiting:
    'Your request is awaiting a decision and can’t be changed. Once it’s decided, you can apply again. Please contact admin for further processing.',
  loadFailed: 'We couldn’t load your loan.',
  statusTitle: 'Loan status',
  statusLead: 'Where your loan applications stand.',
  none: 'You haven’t applied for a loan yet.',
  noneHelp: 'Once you apply, the status of your application and our decision appear here.',
  seePayment: 'View in your transactions',
  another: 'Apply for another loan',
  explanations: {
    pending: 'Please contact admin for further processing.',
    approved: 'Your loan has been paid into your account. You can apply for another one.',
    rejected: 'We couldn’t accept your application. You can apply again.',
  },
};

export const cards = {
  title: 'Cards',
  support: 'Virtual card',
  tagline: 'A virtual card for paying online.',
  code: '•••',
  codeSpoken: 'Security code hidden',
  turn: 'Turn the card over',
  features: (label: string) => `${label} features`,
  fee: 'Card creation fee',
  weeklyLimit: 'Weekly transaction limit',
  demonstration: brand.demonstration,
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
  intro: 'Confirm your identity to upgrade your account.',
  idType: 'ID type',
  idTypes,
  idNumber: 'ID number',
  address: 'Address',
  dob: 'Date of birth',
  dobHint: 'For example 31 5 1990',
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
  tooLong: (max: number) => `Enter ${max} characters or fewer.`,
  hidden: 'This contains hidden characters, possibly from pasting. Please type it instead.',
  notADate: 'Enter a real date, with day, month and year.',
  image: 'ID image',
  imageHint: 'JPEG, PNG or WebP, up to 5 MB.',
  imagePreparing: 'Preparing the image…',
  imageReady: (name: string, bytes: number) =>
    `${name} is ready to send (${Math.max(1, Math.round(bytes / 1024))} KB).`,
  removeImage: 'Remove image',
  takePhoto: 'Take a photo',
  preview: 'The image as it will be sent',
  rotate: 'Rotate',
  crop: 'Crop',
  undoEdits: 'Undo changes',
  cropTitle: 'Crop the image',
  cropHint:
    'Drag the frame or its corners, or move them with the arrow keys. Anything outside the frame isn’t sent.',
  cropLabels: {
    cropArea: 'Frame: use the arrow keys to move it',
    nwDragHandle: 'Upper left corner: use the arrow keys to move it',
    nDragHandle: 'Upper edge: use the up and down arrow keys to move it',
    neDragHandle: 'Upper right corner: use the arrow keys to move it',
    eDragHandle: 'Right edge: use the left and right arrow keys to move it',
    seDragHandle: 'Lower right corner: use the arrow keys to move it',
    sDragHandle: 'Lower edge: use the up and down arrow keys to move it',
    swDragHandle: 'Lower left corner: use the arrow keys to move it',
    wDragHandle: 'Left edge: use the left and right arrow keys to move it',
  },
  wholeImage: 'Whole image',
  applyCrop: 'Use this part',
  cropFailed: 'We can’t open this image anymore. Please choose it again.',
  uploading: (percent: number) => `Uploading the image: ${percent}%`,
  tryAgain: 'Try again',
  submit: 'Submit KYC',
  submitting: 'Submitting…',
  privacy:
    'We use your details only to confirm your identity. Only you and the admins can open them. Hidden data in the image, such as where it was taken, is removed before it leaves your device.',
  resultTitle: 'KYC request',
  ok: 'OK',
  status: 'Status',
  submittedOn: 'Submitted',
  explanations: {
    pending: 'KYC request pending, contact admin and pay standardized fee',
    approved: 'Your identity is confirmed. There’s nothing more to do.',
    rejected:
      'We couldn’t accept your last request. Please check your details and send them again.',
  },
  outcomes: {
    submitted: 'KYC request pending, contact admin and pay standardized fee',
    'image-failed': 'Error uploading image. Please try again.',
    'too-many-images': `You’ve already sent ${KYC_IMAGE.perCustomer} images, the maximum. Nothing was sent. Remove the image and send your details without it, or contact the admin.`,
    'request-failed': 'Error submitting KYC request. Please try again.',
    // Two spaces, as in the specification, section 8.
    unauthenticated: 'User  not authenticated',
    'already-pending': 'You already have a request under review, so we didn’t send this one.',
  } satisfies Record<KycResult, string>,
  loadFailed: 'We couldn’t load your KYC request.',
  statusTitle: 'Identity upgrade status',
  statusLead: 'Where your identity check stands.',
  none: 'You haven’t sent a KYC request yet.',
  noneHelp: 'Once you send your details, the status of your check and our decision appear here.',
  start: 'Start identity upgrade',
  again: 'Check your details and send them again',
  imageSent: 'Sent',
  noImage: 'None',
};

/** An ID type as people read it; another text that is stored is shown as it is. */
export function idTypeLabel(idType: string): string {
  return ID_TYPE_LABELS[idType] ?? idType;
}

export const imageProblems: Readonly<Record<IdImageProblem, string>> = {
  'wrong-type': 'We can’t use this file. Choose a JPEG, PNG or WebP image.',
  'too-large': `We can’t use this file: it’s larger than ${KYC_IMAGE.maxBytes / 1024 / 1024} MB.`,
  empty: 'We can’t use this file: it’s empty.',
  'too-many-pixels': `We can’t use this file: it has more than ${KYC_IMAGE.maxPixels / 1_000_000} megapixels. Take the photo at a lower resolution.`,
  unreadable: 'We can’t read this file as an image. Choose another one.',
};

/** All of the above: a translation replaces the words in place. */
const english = { common, loan, cards, kyc, imageProblems };

export type Messages = Translation<typeof english>;

defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
