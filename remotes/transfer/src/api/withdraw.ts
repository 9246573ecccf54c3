import { BankError, type BankErrorCode } from '@bank/domain';
import { toBankError, type Firestore } from '@bank/firebase/firestore';
import { commitWithdrawal, type WithdrawalAttempt } from './commit-withdrawal';
import { readDuePayment } from './due-payment';
import { inspectPayment } from './inspect-payment';
import { readReceipt, type Receipt } from './read-receipt';
import { readGate, recordGuess } from './vat-guess';

/** After these errors the id may have been paid already, by an attempt whose response was lost or on another page. */
const PERHAPS_PAID: ReadonlySet<BankErrorCode> = new Set([
  'permission-denied',
  'too-soon',
  'payments-locked',
  'above-daily-limit',
  'changed-meanwhile',
]);

async function recordGuessAndPay(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<Receipt | { guessesLeft: number }> {
  // Before the guess: a payment that is refused anyway must not use one up.
  const { planned } = attempt;
  if (planned && !(await readDuePayment(db, planned))) throw new BankError('changed-meanwhile');
  const { problem } = await inspectPayment(db, uid, attempt.request);
  if (problem) throw new BankError(problem);
  const guessesLeft = await recordGuess(db, uid, attempt);
  if (await readGate(db, uid)) return commitWithdrawal(db, uid, attempt);
  // Another page may have paid this id since the guess was recorded, which removes the guess.
  return (await readReceipt(db, attempt.id)) ?? { guessesLeft };
}

/**
 * Makes a withdrawal after its checks (specification, section 4, steps 4 to 6): records the guess, checks
 * it, then pays. After any failure, retry with the same id: it is paid at most once, and an earlier
 * payment counts as success. Returns the guesses left if the code is wrong.
 *
 * Throws `BankError`: a `ProtectionProblem` or `changed-meanwhile` before any guess is recorded; else as `recordGuess`, `readGate`
 * and `commitWithdrawal` do.
 */
export async function withdraw(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<Receipt | { guessesLeft: number }> {
  if (attempt.isRetry) {
    const receipt = await readReceipt(db, attempt.id);
    if (receipt) return receipt;
  }
  try {
    return await recordGuessAndPay(db, uid, attempt);
  } catch (cause) {
    const error = toBankError(cause);
    if (!PERHAPS_PAID.has(error.code)) throw error;
    const receipt = await readReceipt(db, attempt.id);
    if (receipt) return receipt;
    throw error;
  }
}
