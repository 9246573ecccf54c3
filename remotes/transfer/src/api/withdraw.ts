import { toBankError, type Firestore } from '@bank/firebase/firestore';
import {
  commitWithdrawal,
  findWithdrawal,
  type WithdrawalOrder,
  type Receipt,
} from './commit-withdrawal';
import { readGate, recordGuess } from './vat-guess';

export type WithdrawalAttempt = WithdrawalOrder & {
  code: number;
  /** An earlier attempt got no response, so it may have been paid already. */
  isRetry: boolean;
};

/** The bank's response. The database checks the code; `guessesLeft` before it locks. */
export type WithdrawalResult =
  { kind: 'paid'; receipt: Receipt } | { kind: 'wrong-code'; guessesLeft: number };

async function recordGuessAndPay(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<WithdrawalResult> {
  const { id, request, code } = attempt;
  const guessesLeft = await recordGuess(db, uid, {
    withdrawalId: id,
    code,
    request,
  });
  if (!(await readGate(db, uid))) return { kind: 'wrong-code', guessesLeft };
  return {
    kind: 'paid',
    receipt: await commitWithdrawal(db, uid, { id, request }),
  };
}

/**
 * Makes a withdrawal after its checks (specification, section 4, steps 4 to 6): records the guess, checks
 * it, then pays. After any failure, retry with the same id: it is paid at most once, and an earlier
 * payment counts as success.
 *
 * Throws `BankError` as `recordGuess`, `readGate` and `commitWithdrawal` do.
 */
export async function withdraw(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<WithdrawalResult> {
  if (attempt.isRetry) {
    const receipt = await findWithdrawal(db, attempt.id);
    if (receipt) return { kind: 'paid', receipt };
  }
  try {
    return await recordGuessAndPay(db, uid, attempt);
  } catch (cause) {
    const error = toBankError(cause);
    if (error.code !== 'permission-denied' && error.code !== 'too-soon') throw error;
    // The id may have been paid already, by an attempt whose response was lost or on another page.
    const receipt = await findWithdrawal(db, attempt.id);
    if (receipt) return { kind: 'paid', receipt };
    throw error;
  }
}
