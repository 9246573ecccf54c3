import {
  BankError,
  MAX_VAT_GUESSES,
  newId,
  PROCESSING_DELAY,
  toAmount,
  type WithdrawalRequest,
} from '@bank/domain';
import {
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  Timestamp,
  toBankError,
  type Firestore,
} from '@bank/firebase/firestore';
import { withdrawalFields } from './payee-fields';

type Guess = {
  withdrawalId: string;
  code: number;
  request: WithdrawalRequest;
};

/** The server counts its two seconds from its own clock: a little more is waited here. */
const WAIT = PROCESSING_DELAY + 100;

/** When this page last recorded a guess of whom: waiting beforehand spares a refusal. */
const lastRecorded = new Map<string, number>();

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The last guess that this page sent of whom: sent again, it keeps its id and is counted once. */
const lastSent = new Map<string, { fields: string; id: string }>();

function guessIdOf(uid: string, guess: object): string {
  const fields = JSON.stringify(guess);
  const last = lastSent.get(uid);
  // Random: the count that names it can be read, and must not say what was guessed.
  const id = last?.fields === fields ? last.id : newId();
  lastSent.set(uid, { fields, id });
  return id;
}

/** How many guesses are used now; or the refusal, and when the guess before it was made. */
type Recorded = { used: number } | { refusal: BankError; lastGuessAt: number | null };

/**
 * Records the guess, in a transaction because those fail while offline where a plain write would
 * wait in a queue. The same guess is recorded once however often it is sent, so that a lost answer
 * costs nobody an attempt.
 */
async function record(db: Firestore, uid: string, guess: Guess): Promise<Recorded> {
  const { amount, payee } = guess.request;
  const fields = {
    code: guess.code,
    withdrawalId: guess.withdrawalId,
    amount: toAmount(amount),
    ...withdrawalFields(payee),
  };
  const guessId = guessIdOf(uid, fields);
  const attempts = doc(db, 'vatAttempts', uid);
  const sinceLast = performance.now() - (lastRecorded.get(uid) ?? -WAIT);
  if (sinceLast < WAIT) await pause(WAIT - sinceLast);

  let lastGuessAt: number | null = null;
  try {
    const used = await runTransaction(db, async (transaction) => {
      const last = (await transaction.get(attempts)).data();
      // Issuing a code is what creates this document.
      if (!last) throw new BankError('vat-code-missing');
      lastGuessAt = last.at instanceof Timestamp ? last.at.toMillis() : null;
      if (last.guessId === guessId) return Number(last.n);
      // A right guess that was not paid with does not count: this one takes its place.
      const isRight = Boolean(last.guessId) && (await readGate(db, uid));
      const wrong = Number(last.n) - (isRight ? 1 : 0);
      if (wrong >= MAX_VAT_GUESSES) throw new BankError('vat-code-locked');
      transaction.set(attempts, { n: wrong + 1, guessId, at: serverTimestamp() });
      transaction.set(doc(db, 'vatGuesses', uid), { ...fields, guessId });
      return wrong + 1;
    });
    lastRecorded.set(uid, performance.now());
    return { used };
  } catch (error) {
    const refusal = toBankError(error);
    if (refusal.code === 'permission-denied') return { refusal, lastGuessAt };
    throw refusal;
  }
}

/**
 * Records a guess of the VAT code before it is judged (readings, Safety) and returns how many are
 * left. The two seconds that the server wants between guesses are waited out here.
 *
 * Throws `BankError`: `vat-code-missing` (none was issued), `vat-code-locked`, `too-soon` (another
 * page of this person guessed meanwhile), `network`, or as the database put it.
 */
export async function recordGuess(db: Firestore, uid: string, guess: Guess): Promise<number> {
  const first = await record(db, uid, guess);
  if ('used' in first) return MAX_VAT_GUESSES - first.used;

  // Clocks differ, and another page may guess meanwhile: only the refusal tells that it was too soon.
  await pause(WAIT);
  const second = await record(db, uid, guess);
  if ('used' in second) return MAX_VAT_GUESSES - second.used;
  throw second.lastGuessAt === first.lastGuessAt
    ? second.refusal
    : new BankError('too-soon', { cause: second.refusal });
}

/**
 * Whether the guess recorded last is the issued code. The rules let the gate be read only then;
 * there is never a document in it. Throws `BankError` where there is no answer.
 */
export async function readGate(db: Firestore, uid: string): Promise<boolean> {
  try {
    // From the server: an answer remembered by the page would be that of an earlier guess.
    await getDocFromServer(doc(db, 'vatGate', uid));
    return true;
  } catch (cause) {
    const error = toBankError(cause);
    if (error.code === 'permission-denied') return false;
    throw error;
  }
}
