import { toBankError, type Firestore } from '@bank/firebase/firestore';
import { commitWithdrawal, findWithdrawal, type Order, type Receipt } from './commit-withdrawal';
import { readGate, recordGuess } from './vat-guess';

export type Attempt = Order & {
  code: number;
  /** An earlier try of this order ended without an answer, so it may have been paid already. */
  isRetry: boolean;
};

/** How the bank answered. The code is judged by the database; `guessesLeft` before it locks. */
export type Answer =
  { kind: 'paid'; receipt: Receipt } | { kind: 'wrong-code'; guessesLeft: number };

async function guessAndPay(db: Firestore, uid: string, attempt: Attempt): Promise<Answer> {
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
 * The whole of a withdrawal after its checks (section 4, steps 4 to 6): the guess is recorded, then
 * judged, then paid. Whatever fails may be tried again under the same id: it is paid once at most,
 * and one that was already paid is a success.
 *
 * Throws `BankError`: whatever `recordGuess`, `readGate` and `commitWithdrawal` throw.
 */
export async function withdraw(db: Firestore, uid: string, attempt: Attempt): Promise<Answer> {
  if (attempt.isRetry) {
    const receipt = await findWithdrawal(db, attempt.id);
    if (receipt) return { kind: 'paid', receipt };
  }
  try {
    return await guessAndPay(db, uid, attempt);
  } catch (cause) {
    const error = toBankError(cause);
    if (error.code !== 'permission-denied' && error.code !== 'too-soon') throw error;
    // A refusal may mean: paid already, by a try whose answer never came, or by another page.
    const receipt = await findWithdrawal(db, attempt.id);
    if (receipt) return { kind: 'paid', receipt };
    throw error;
  }
}
