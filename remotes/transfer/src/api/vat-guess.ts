import { readDocument } from '@bank/data-access';
import { BankError, MAX_VAT_GUESSES, newId, PROCESSING_DELAY, toMajorUnits } from '@bank/domain';
import {
  doc,
  serverTimestamp,
  Timestamp,
  toBankError,
  transact,
  type DatabaseTransaction,
  type Firestore,
} from '@bank/firebase/firestore';
import type { WithdrawalAttempt } from './commit-withdrawal';
import { withdrawalFields } from './payee-document';

/** The server enforces two seconds by its own clock, which may be adjusted meanwhile; wait a little longer here. */
const GUESS_INTERVAL_MS = PROCESSING_DELAY + 500;

/** From when the server accepts this page's next guess, by uid: waiting for it avoids a denied request. */
const acceptedFrom = new Map<string, number>();

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The last guess sent, by uid: a retry keeps its id and is counted once. */
const lastSent = new Map<string, { fields: string; id: string }>();

function getGuessId(uid: string, guess: object): string {
  const fields = JSON.stringify(guess);
  const last = lastSent.get(uid);
  // Random, because the counter document that names it is readable and must not reveal the guess.
  const id = last?.fields === fields ? last.id : newId();
  lastSent.set(uid, { fields, id });
  return id;
}

/**
 * Records the guess in a transaction, which fails while offline; a plain write would wait in a queue.
 * Idempotent: retrying the same guess after a lost response does not use up another one. Returns the number
 * of guesses used so far, or the error with the time of the previous guess.
 */
async function record(
  db: Firestore,
  uid: string,
  { id, request, code }: WithdrawalAttempt,
): Promise<{ used: number } | { refusal: BankError; lastGuessAt: number | null }> {
  const { amount, payee } = request;
  const fields = {
    code,
    withdrawalId: id,
    amount: toMajorUnits(amount),
    ...withdrawalFields(payee),
  };
  const guessId = getGuessId(uid, fields);
  const attempts = doc(db, 'vatAttempts', uid);
  await pause((acceptedFrom.get(uid) ?? 0) - performance.now());

  let lastGuessAt: number | null = null;
  try {
    const recordOnce = async (transaction: DatabaseTransaction) => {
      const last = (await transaction.get(attempts)).data();
      // This document is created when a code is issued.
      if (!last) throw new BankError('vat-code-missing');
      lastGuessAt = last.at instanceof Timestamp ? last.at.toMillis() : null;
      if (last.guessId === guessId) return Number(last.n);
      // A right guess that was abandoned before payment does not count: this one replaces it.
      const isCorrect = Boolean(last.guessId) && (await readGate(db, uid));
      const wrong = Number(last.n) - (isCorrect ? 1 : 0);
      if (wrong >= MAX_VAT_GUESSES) throw new BankError('vat-code-locked');
      transaction.set(attempts, { n: wrong + 1, guessId, at: serverTimestamp() });
      transaction.set(doc(db, 'vatGuesses', uid), { ...fields, guessId });
      return wrong + 1;
    };
    // No immediate retry after a denial: the caller retries after two seconds.
    const used = await transact(db, recordOnce, 0);
    acceptedFrom.set(uid, performance.now() + GUESS_INTERVAL_MS);
    return { used };
  } catch (error) {
    const refusal = toBankError(error);
    if (refusal.code === 'permission-denied') return { refusal, lastGuessAt };
    throw refusal;
  }
}

/**
 * Records a guess of the VAT code before it is checked, so that it counts even if the page stops here, and
 * returns the number of guesses left. Waits out the two seconds that the server requires between guesses
 * (specification, section 4).
 *
 * Throws `BankError`: `vat-code-missing` (none was issued), `vat-code-locked`, `too-soon` (another page of
 * this customer has just guessed), `network`, or the mapped database error.
 */
export async function recordGuess(
  db: Firestore,
  uid: string,
  attempt: WithdrawalAttempt,
): Promise<number> {
  const first = await record(db, uid, attempt);
  if ('used' in first) return MAX_VAT_GUESSES - first.used;

  // Clocks differ and another page may guess meanwhile, so retry once after the denial.
  await pause(GUESS_INTERVAL_MS);
  const second = await record(db, uid, attempt);
  if ('used' in second) return MAX_VAT_GUESSES - second.used;
  throw second.lastGuessAt === first.lastGuessAt
    ? second.refusal
    : new BankError('too-soon', { cause: second.refusal });
}

/**
 * Returns whether the last recorded guess is the issued code. The rules allow reading the gate only then;
 * the document itself never exists. Throws `BankError` if the database does not respond.
 */
export async function readGate(db: Firestore, uid: string): Promise<boolean> {
  try {
    // Bypass the cache, which holds the result of an earlier guess.
    await readDocument({ db, collection: 'vatGate', id: uid });
    return true;
  } catch (error) {
    if (error instanceof BankError && error.code === 'permission-denied') return false;
    throw error;
  }
}
