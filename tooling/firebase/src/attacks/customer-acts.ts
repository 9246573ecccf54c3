import { aNewCustomer, emailOf } from '../testing/accounts';
import { standingOn, type Act, type Facts, type Step } from './act';
import type { Cast } from './cast';
import { accounts, codes, type Shape } from './documents';
import { not } from './kinds';
import { own } from './own-act';
import { NOW, type Data } from './wire';

const account = (how: Step['how'], shape: Shape, dataOf: (uid: string) => Data) => {
  return ({ uid }: Cast, { email = emailOf(uid) }: Facts): Step => ({
    how,
    path: `users/${uid}`,
    data: { ...dataOf(uid), email },
    shape,
  });
};

const signUp = standingOn(
  own('a sign-up', account('set', accounts.signUp, aNewCustomer)),
  'a sign-up',
  ({ uid }) => ({ [`users/${uid}`]: null }),
);
const rename = own(
  'an edit of the profile',
  account('update', accounts.rename, () => ({ username: 'Ada O.' })),
);

/** While the address at the sign-in provider has changed, and the account's has not followed yet. */
const renameAlone = own('an edit of the name', ({ uid }) => ({
  how: 'update',
  path: `users/${uid}`,
  data: { username: 'Ada O.' },
  shape: { username: accounts.rename.username },
}));

const guessed = ({ id }: Cast): Data => ({
  n: 1,
  code: 4321,
  withdrawalId: id,
  amount: 100.05,
  method: 'Bank',
  destination: 'IE29AIBK93115212345678',
  at: new Date(0),
});

const counted = (changes: Data) => ({
  state: ({ uid }: Cast) => ({ [`vatAttempts/${uid}`]: changes }),
  by: 'vatAttempts',
});

/** A guess, the n-th; the code was issued, and four guesses may have been made. */
function guess(name: string, n: number, more: Partial<Act> = {}): Act {
  const step = (cast: Cast, facts: Facts): Step => ({
    how: 'set',
    path: `vatAttempts/${cast.uid}`,
    data: { ...guessed(cast), n, at: NOW, ...facts },
    shape: { ...codes.guess, n: not(n - 1, n + 1, n + 0.5, String(n), null) },
  });
  const before = (cast: Cast) => ({
    [`vatAttempts/${cast.uid}`]: n > 1 ? { ...guessed(cast), n: n - 1 } : { n: 0 },
  });
  return standingOn(own(name, step), name, before, more);
}

const secondGuess = guess('a second guess', 2, {
  denied: {
    'after five': { ...counted({ n: 5 }), facts: { n: 6 } },
    'within two seconds': {
      ...counted({}),
      state: ({ uid }) => ({ [`vatAttempts/${uid}`]: { at: new Date() } }),
      isTimed: true,
    },
    'before the last': counted({ at: new Date('2100-01-01') }),
    'where no code was issued': {
      state: ({ uid }) => ({ [`vatAttempts/${uid}`]: null }),
      by: 'vatAttempts',
    },
  },
  allowed: {
    'as the fifth': { ...counted({ n: 4 }), facts: { n: 5 } },
    'after two seconds': {
      state: ({ uid }) => ({ [`vatAttempts/${uid}`]: { at: new Date(Date.now() - 2100) } }),
      isTimed: true,
    },
  },
});

/** What customers do with their account and with their code, but for withdrawing. */
export const customerActs: readonly Act[] = [
  signUp,
  rename,
  { ...renameAlone, forges: ['username'] },
  guess('a first guess', 1, { forges: ['n', 'at'] }),
  secondGuess,
];
