import { MAX_VAT_GUESSES, newId, type Payee } from '@bank/domain';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { type AccountBooks, type Fields, centsOf } from './books';
import { failureOf, Refusal } from './refusal';

// The commits of tooling/docs/data-model.md, by a client that trusts in the rules: it never looks first
// whether a payment under this id has landed already. Retries are its caller's.
export const ONE_TRY = { maxAttempts: 1 };

export type Order = { id: string; cents: number; payee: Payee };

/** Records a guess for this very order. A bold client doesn't ask whether it may have another. */
export async function recordGuess(
  db: Firestore,
  uid: string,
  { id, cents, payee }: Order,
  code: number,
  isBold: boolean,
): Promise<void> {
  const attempts = doc(db, 'vatAttempts', uid);
  const guess = {
    code,
    withdrawalId: id,
    amount: cents / 100,
    ...payee,
    guessId: newId(),
  };
  await runTransaction(
    db,
    async (transaction) => {
      const last = await transaction.get(attempts);
      // A right guess that was not paid with does not count: this one takes its place.
      const isRight = Boolean(last.get('guessId')) && (await isGateOpen(db, uid));
      const wrong = Number(last.get('n')) - (isRight ? 1 : 0);
      if (wrong >= MAX_VAT_GUESSES && !isBold) throw new Refusal('locked');
      const { guessId } = guess;
      transaction.set(attempts, { n: wrong + 1, guessId, at: serverTimestamp() });
      transaction.set(doc(db, 'vatGuesses', uid), guess);
    },
    ONE_TRY,
  );
}

/** Resolves where the last recorded guess is right; a denial is the no. */
export async function askGate(db: Firestore, uid: string): Promise<void> {
  await getDoc(doc(db, 'vatGate', uid));
}

async function isGateOpen(db: Firestore, uid: string): Promise<boolean> {
  try {
    await askGate(db, uid);
    return true;
  } catch (error) {
    if (failureOf(error) === 'denied') return false;
    throw error;
  }
}

/** Throws `Refusal` where there is less than is wanted. */
export async function checkFunds(db: Firestore, uid: string, cents: number): Promise<void> {
  const account = await getDoc(doc(db, 'users', uid));
  if (centsOf(account.get('accountBalance')) < cents) throw new Refusal('insufficient-funds');
}

/** Takes the money. A bold client doesn't ask whether there is enough. */
export async function pay(
  db: Firestore,
  uid: string,
  order: Order,
  isBold: boolean,
): Promise<void> {
  await runTransaction(
    db,
    async (transaction) => {
      const count = await transaction.get(doc(db, 'vatAttempts', uid));
      const account = await transaction.get(doc(db, 'users', uid));
      const balance = centsOf(account.get('accountBalance'));
      if (balance < order.cents && !isBold) throw new Refusal('insufficient-funds');
      writePayment(transaction, db, uid, order, { balance, guesses: Number(count.get('n')) });
    },
    ONE_TRY,
  );
}

/** Of an account: the balance in cents, and the guesses that count. */
export type Standing = { balance: number; guesses: number };

/** All writes of a withdrawal. */
export function writePayment(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { id, cents, payee }: Order,
  { balance, guesses }: Standing,
): void {
  const paid = { amount: cents / 100, date: serverTimestamp() };
  const left = (balance - cents) / 100;
  transaction.update(doc(db, 'users', uid), { accountBalance: left, lastTx: id });
  transaction.set(doc(db, 'transactions', id), {
    ...paid,
    ...loggedPayee(payee),
    userId: uid,
    type: 'withdrawal',
    status: 'pending',
  });
  transaction.set(doc(db, 'withdrawals', id), { ...paid, ...payee, uid, status: 'completed' });
  transaction.update(doc(db, 'vatAttempts', uid), { n: guesses - 1, guessId: '' });
}

/** A crypto address stands in the withdrawal alone. */
function loggedPayee(payee: Payee): object {
  if (payee.method !== 'Cryptocurrency') return payee;
  return { method: payee.method, cryptoType: payee.cryptoType };
}

/** Whether a movement under this id has landed. */
export async function hasLanded(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'transactions', id))).exists();
}

/**
 * The account with its log, as its owner reads them. That is several reads, so it is only taken where
 * the account's last movement is the same before and after: nothing moved in between. Otherwise
 * throws `Refusal`.
 */
export async function readAccount(db: Firestore, uid: string): Promise<AccountBooks> {
  const user = doc(db, 'users', uid);
  const list = async (name: string, owner: string) => {
    const { docs } = await getDocs(query(collection(db, name), where(owner, '==', uid)));
    return new Map(docs.map((found) => [found.id, withTextTimes(found.data())]));
  };
  const before = await getDoc(user);
  const transactions = await list('transactions', 'userId');
  const withdrawals = await list('withdrawals', 'uid');
  const after = await getDoc(user);
  if (before.get('lastTx') !== after.get('lastTx')) throw new Refusal('moved-on');
  return { uid, user: after.data() ?? {}, transactions, withdrawals };
}

function withTextTimes(fields: Fields): Fields {
  const text = (value: unknown) =>
    value instanceof Timestamp ? value.toDate().toISOString() : value;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, text(value)]));
}
