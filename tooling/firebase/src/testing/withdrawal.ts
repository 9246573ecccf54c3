import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import type { Fields } from '../seed/emulators';
import { changed, type Changes, type Write } from './commit';
import { newUid, putCustomer } from './people';
import type { RulesUnderTest } from './rules-under-test';

const CODE = 4321;
export const AMOUNT = 100.05;
export const BEFORE = 1000.1;
export const AFTER = 900.05;

type Method = 'Bank' | 'PayPal' | 'CashApp' | 'Cryptocurrency';
/** Changes of the customer and the guess of an allowed withdrawal. */
export type Scene = { user?: Fields; guess?: Fields; count?: Fields; method?: Method };

type Payee = { logged: DocumentData; paid: DocumentData };

const bank = {
  accountNumber: 'IE29AIBK93115212345678',
  accountHolderName: 'Ada Okafor',
  bankName: 'First Bank',
};
const wallet = { email: 'ada@wallet.example' };
const coin = { cryptoType: 'ETH' };
const address = { cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7' };

/** The fields of a method in the transaction (logged) and in the withdrawal (paid). */
export const PAYEES: Readonly<Record<Method, Payee>> = {
  Bank: { logged: bank, paid: bank },
  PayPal: { logged: wallet, paid: wallet },
  CashApp: { logged: wallet, paid: wallet },
  Cryptocurrency: {
    logged: coin,
    paid: { ...coin, ...address },
  },
};

const STORED_ID = 'guess-before';

/** A right guess for `withdrawalOf`, as it is stored. */
function storedGuessOf(id: string, method: Method = 'Bank'): Fields {
  return {
    guessId: STORED_ID,
    code: CODE,
    withdrawalId: id,
    amount: AMOUNT,
    method,
    ...PAYEES[method].paid,
  };
}

/** The count of that guess, the first one, made long ago. */
function storedCountOf(changes: Fields = {}): Fields {
  return { n: 1, guessId: STORED_ID, at: new Date(0), ...changes };
}

/** The two writes of a guess: the first one, unless the count is changed. */
export function guessOf(uid: string, id: string, changes: Changes = {}): Write[] {
  const guessId = newUid('guess').slice(0, 40);
  const writes: Write[] = [
    { how: 'set', path: `vatAttempts/${uid}`, data: { n: 1, guessId, at: serverTimestamp() } },
    { how: 'set', path: `vatGuesses/${uid}`, data: { ...storedGuessOf(id), guessId } },
  ];
  return changed(writes, changes);
}

/** The four writes of a withdrawal, which are allowed after the right guess was recorded. */
export function withdrawalOf(uid: string, id: string, method: Method = 'Bank'): Write[] {
  const common = { amount: AMOUNT, date: serverTimestamp(), method };
  const { logged, paid } = PAYEES[method];
  return [
    { how: 'update', path: `users/${uid}`, data: { accountBalance: AFTER, lastTx: id } },
    {
      how: 'set',
      path: `transactions/${id}`,
      data: { userId: uid, type: 'withdrawal', status: 'pending', ...common, ...logged },
    },
    {
      how: 'set',
      path: `withdrawals/${id}`,
      data: { uid, status: 'completed', ...common, ...paid },
    },
    { how: 'update', path: `vatAttempts/${uid}`, data: { n: 0, guessId: '' } },
  ];
}

/** A customer with an issued code and the right guess recorded some time ago: ready to withdraw. */
export async function putReadyCustomer(
  rules: RulesUnderTest,
  { user = {}, guess = {}, count = {}, method = 'Bank' }: Scene = {},
): Promise<{ uid: string; id: string }> {
  const uid = await putCustomer(rules, user);
  const id = newUid('withdrawal').slice(0, 40);
  await rules.put(`vatCodes/${uid}`, { vatCode: CODE });
  await rules.put(`vatAttempts/${uid}`, storedCountOf(count));
  await rules.put(`vatGuesses/${uid}`, { ...storedGuessOf(id, method), ...guess });
  return { uid, id };
}
