import type { LimitName } from '@bank/domain';
import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  title: 'Security',
  lead: 'Lock payments in an emergency, and decide how much money can leave your account.',
  back: 'Back to profile',
  loadFailed: 'We couldn’t load your lock and limits. Your payments are protected as before.',
  lock: {
    title: 'Emergency lock',
    help: 'If someone may know your password or has your device, lock payments: no money leaves your account until you unlock them. Unlocking takes your password and 24 hours.',
    action: 'Lock payments',
    confirmTitle: 'Lock payments?',
    confirmHelp:
      'From now on, no money can leave your account. You can unlock payments with your password, which then takes 24 hours.',
    busy: 'Locking…',
    cancel: 'Cancel',
    failed: 'We couldn’t lock payments, so money can still leave your account. Please try again.',
    locked: 'Payments are locked',
    lockedHelp: 'No money can leave your account.',
    since: (time: string) => `Locked since ${time}.`,
    done: 'Payments are locked.',
  },
  unlock: {
    action: 'Unlock',
    title: 'Unlock payments?',
    help: 'Payments are possible again 24 hours after you enter your password. Until then you can keep them locked.',
    password: 'Password',
    missing: 'Enter your password.',
    submit: 'Unlock in 24 hours',
    busy: 'Checking…',
    cancel: 'Cancel',
    waits: (time: string) => `Payments are possible again from ${time}.`,
    notYou: 'If this wasn’t you, keep them locked and change your password.',
    keep: 'Keep locked',
    keeping: 'Saving…',
    wrongPassword: 'Incorrect password',
    tooMany: 'Too many requests. Please try again later.',
    failed: 'We couldn’t unlock payments. They are still locked. Please try again.',
    keepFailed:
      'We couldn’t keep payments locked: they will be possible again at the time above. Please try again.',
  },
  limits: {
    title: 'Your limits',
    help: 'A limit stops your own payments above it. A lower limit applies at once. A higher one, or none, applies after 24 hours.',
    names: {
      daily: 'Per day',
      payment: 'Per payment',
      newPayee: 'New payees',
    } satisfies Record<LimitName, string>,
    explanations: {
      daily: 'All payments of a day together. A day begins at midnight UTC.',
      payment: 'Each single payment.',
      newPayee: 'The first payment above this amount to a new payee waits 24 hours.',
    } satisfies Record<LimitName, string>,
    none: 'No limit',
    noWait: 'No wait',
    waits: (value: string, time: string) => `${value} from ${time}`,
    keep: 'Cancel change',
    keepOf: (name: string) => `Cancel change: ${name}`,
    keeping: 'Saving…',
    set: 'Set limit',
    change: 'Change',
    actionOf: (action: string, name: string) => `${action}: ${name}`,
    amount: 'Amount',
    save: 'Save',
    saving: 'Saving…',
    remove: 'Remove limit',
    cancel: 'Cancel',
    restarts: 'If this limit gets higher, the 24 hours start again for all your changes that wait.',
    whileUnlocking:
      'Your payments are being unlocked. Please raise this limit afterwards: otherwise the 24 hours would start again.',
    saved: 'Your limit is saved and applies now.',
    savedForLater: 'Your change is saved and applies in 24 hours.',
    cancelled: 'The change is cancelled.',
    failed: 'We couldn’t change your limit. It is the same as before. Please try again.',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
