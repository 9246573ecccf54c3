import type { Survivors } from './verdict';

const HOOK = 'Only pages render this hook: the browser specs test it.';

/** Mutants of the area `withdrawal` that no test detects, each with the reason. */
export const WITHDRAWAL_SURVIVORS: Survivors = {
  'remotes/transfer/src/api/payment.ts': {
    '{ announcePayee, readReceipt, reviewPayment, withdraw } → {}':
      'The code that uses it then does not compile.',
  },
  'remotes/transfer/src/api/planned-payments.ts': {
    '[uid] → []': HOOK,
    'x < y → x <= y': 'Equal dates are compared by name.',
  },
  'remotes/transfer/src/api/read-receipt.ts': {
    '[id] → []': HOOK,
  },
  'remotes/transfer/src/api/saved-payees.ts': {
    '[uid] → []': HOOK,
  },
  'remotes/transfer/src/api/vat-guess.ts': {
    'performance.now() + GUESS_INTERVAL_MS → performance.now() - GUESS_INTERVAL_MS':
      'The next guess is then denied, and sent again after the wait.',
    "refusal.code === 'permission-denied' → true":
      'Another refusal is then the same at the second try, and reported later.',
  },
  'remotes/transfer/src/api/withdraw.ts': {
    'attempt.isRetry → true': 'It then looks for an earlier payment, and finds none.',
    '!PERHAPS_PAID.has(error.code) → false': 'It then looks for a payment, and finds none.',
  },
};
