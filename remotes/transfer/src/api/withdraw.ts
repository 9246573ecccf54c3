import { toBankError, type Firestore } from '@bank/firebase/firestore';
import { commitWithdrawal, type WithdrawalAttempt } from './commit-withdrawal';
import { readReceipt, type Receipt } from './read-receipt';
import { readGate, recordGuess } from './vat-guess';

// Loaded together: both are needed only once a withdrawal is sent.
export { readReceipt };

async function recordGuessAndPay(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<Receipt | { guessesLeft: number }> {
  const guessesLeft = await recordGuess(db, uid, attempt);
  return (await readGate(db, uid)) ? commitWithdrawal(db, uid, attempt) : { guessesLeft };
}

/**
 * Makes a withdrawal after its checks (specification, section 4, steps 4 to 6): records the guess, checks
 * it, then pays. After any failure, retry with the same id: it is paid at most once, and an earlier
 * payment counts as success. Returns the guesses left if the code is wrong.
 *
 * Throws `BankError` as `recordGuess`, `readGate` and `commitWithdrawal` do.
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
    if (error.code !== 'permission-denied' && error.code !== 'too-soon') throw error;
    // The id may have been paid already, by an attempt whose response was lost or on another page.
    const receipt = await readReceipt(db, attempt.id);
    if (receipt) return receipt;
    throw error;
  }
}
