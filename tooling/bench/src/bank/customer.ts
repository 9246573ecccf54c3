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
import { type AccountSnapshot, type Fields, centsOf } from './snapshot';
import { failureOf, ClientFailure } from './failure';
import { checkDue, type DueDate, writePaid } from './planned-payments';
import { isUncounted, limitOf, payeeKey, spentToday } from './protection';
import { NO_RETRY } from './retry';

// The commits of tooling/docs/data-model.md, by a client that relies on the rules: it never checks
// whether a payment with this id already exists. The caller retries.

export type Withdrawal = {
  id: string;
  cents: number;
  payee: Payee;
  /** What it pays, and whether its page looks again if that is still due. */
  due?: DueDate & { isChecked: boolean };
};

/** Records a guess for this withdrawal. With `skipsChecks` it ignores the limit of guesses. */
export async function recordGuess(
  db: Firestore,
  uid: string,
  { id, cents, payee }: Withdrawal,
  code: number,
  skipsChecks: boolean,
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
      // A right guess without a payment does not count: this guess replaces it.
      const isRight = Boolean(last.get('guessId')) && (await isGateOpen(db, uid));
      const wrong = Number(last.get('n')) - (isRight ? 1 : 0);
      if (wrong >= MAX_VAT_GUESSES && !skipsChecks) throw new ClientFailure('locked');
      const { guessId } = guess;
      transaction.set(attempts, { n: wrong + 1, guessId, at: serverTimestamp() });
      transaction.set(doc(db, 'vatGuesses', uid), guess);
    },
    NO_RETRY,
  );
}

/** Resolves if the last recorded guess is right; the rules deny the read otherwise. */
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

/** Throws a ClientFailure if the balance is too low. */
export async function checkFunds(db: Firestore, uid: string, cents: number): Promise<void> {
  const account = await getDoc(doc(db, 'users', uid));
  if (centsOf(account.get('accountBalance')) < cents) throw new ClientFailure('insufficient-funds');
}

/** Pays a withdrawal. With `skipsChecks` it ignores the balance. */
export async function pay(
  db: Firestore,
  uid: string,
  withdrawal: Withdrawal,
  skipsChecks: boolean,
): Promise<void> {
  await runTransaction(
    db,
    async (transaction) => {
      const count = await transaction.get(doc(db, 'vatAttempts', uid));
      const account = await transaction.get(doc(db, 'users', uid));
      const balance = centsOf(account.get('accountBalance'));
      if (balance < withdrawal.cents && !skipsChecks) throw new ClientFailure('insufficient-funds');
      const spent = spentToday(await transaction.get(doc(db, 'dailyTotals', uid)));
      const guesses = Number(count.get('n'));
      if (withdrawal.due?.isChecked) await checkDue(transaction, db, withdrawal.due);
      await recordPayee(transaction, db, uid, withdrawal);
      writePayment(transaction, db, uid, withdrawal, { balance, guesses, spent });
    },
    NO_RETRY,
  );
}

/** Announces an unknown payee; only for the customers to whom it makes a difference. */
async function recordPayee(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { payee }: Withdrawal,
): Promise<void> {
  if (limitOf(uid) !== 'newPayee') return;
  const known = doc(db, 'knownPayees', `${uid}.${payeeKey(payee)}`);
  if ((await transaction.get(known)).exists()) return;
  transaction.set(known, { uid, since: serverTimestamp(), name: payee.method });
}

/** An account's balance in cents, its count of guesses, and what was paid today in cents. */
export type Balances = { balance: number; guesses: number; spent: number };

/** Adds all writes of a withdrawal to a transaction. */
export function writePayment(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { id, cents, payee, due }: Withdrawal,
  { balance, guesses, spent }: Balances,
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
  if (due) writePaid(transaction, db, due, id);
  if (isUncounted(uid)) return;
  const total = { total: spent + cents, at: serverTimestamp(), payment: id };
  transaction.set(doc(db, 'dailyTotals', uid), total);
}

/** A crypto address is stored only in the withdrawal. */
function loggedPayee(payee: Payee): object {
  if (payee.method !== 'Cryptocurrency') return payee;
  return { method: payee.method, cryptoType: payee.cryptoType };
}

/** Returns true if a transaction with this id exists. */
export async function hasLanded(db: Firestore, id: string): Promise<boolean> {
  return (await getDoc(doc(db, 'transactions', id))).exists();
}

const MARKS = ['lastTx', 'lastMove'] as const;

/**
 * Reads the account and its log as its owner. The reads are not atomic: the result is consistent only if
 * the account's last transaction and last move are the same before and after. Otherwise throws a
 * ClientFailure.
 */
export async function readAccount(db: Firestore, uid: string): Promise<AccountSnapshot> {
  const user = doc(db, 'users', uid);
  const list = async (name: string, owner: string) => {
    const { docs } = await getDocs(query(collection(db, name), where(owner, '==', uid)));
    return new Map(docs.map((found) => [found.id, withTextTimes(found.data())]));
  };
  const before = await getDoc(user);
  const transactions = await list('transactions', 'userId');
  const withdrawals = await list('withdrawals', 'uid');
  const pots = await list('pots', 'uid');
  const potMoves = await list('potMoves', 'uid');
  const after = await getDoc(user);
  if (MARKS.some((mark) => before.get(mark) !== after.get(mark))) {
    throw new ClientFailure('moved-on');
  }
  return { uid, user: after.data() ?? {}, transactions, withdrawals, pots, potMoves };
}

function withTextTimes(fields: Fields): Fields {
  const text = (value: unknown) =>
    value instanceof Timestamp ? value.toDate().toISOString() : value;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, text(value)]));
}
