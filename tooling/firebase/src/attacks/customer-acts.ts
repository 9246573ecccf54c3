import { aNewCustomer, emailOf } from '../testing/accounts';
import { everybody } from './accounts';
import { standingOn, type Act, type Changes, type Facts, type Step } from './act';
import { confirmed, signedIn, type Cast } from './cast';
import { codes } from './code-documents';
import { renameTime, soonEnough, tooSoon } from './cooldown-steps';
import { accounts, payeeShape, type Shape } from './documents';
import { not } from './kinds';
import { own } from './own-act';
import { cutOthers } from './session-acts';
import { payeeFields } from './withdrawal-acts';
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
const editProfile = account('update', accounts.rename, () => ({ username: 'Ada O.' }));

/** The address moves together with a cut, so that no session under the old one goes on. */
function withCut(stepsOf: (cast: Cast, facts: Facts) => Step[]): Act['perform'] {
  return (cast, facts) => {
    const cut = cutOthers.perform(cast, facts);
    const email = String(facts['email'] ?? emailOf(cast.uid));
    const by = confirmed({ uid: cast.uid, email, claims: cut.by?.claims ?? {} });
    return { ...cut, by, steps: [...stepsOf(cast, facts), ...cut.steps] };
  };
}

const rename: Act = {
  name: 'an edit of the profile',
  role: 'owner',
  perform: withCut((cast, facts) => [editProfile(cast, facts), renameTime(cast)]),
  needsConfirmedEmail: true,
  denied: tooSoon('renameAt'),
  allowed: soonEnough('renameAt'),
};

const editAddress = account('update', { email: accounts.rename.email }, () => ({}));

/** Once the person has confirmed a new address; it does not wait for the last rename. */
const followEmail: Act = {
  name: 'an edit of the address',
  role: 'owner',
  perform: withCut((cast, facts) => [editAddress(cast, facts)]),
  needsConfirmedEmail: true,
};

const confirmation = own(
  'a confirmed address',
  ({ uid }, { email = emailOf(uid) }) => ({
    how: 'set',
    path: `emailConfirmations/${uid}`,
    data: { email, at: NOW },
    shape: accounts.confirmation,
  }),
  { needsConfirmedEmail: true },
);
const nextConfirmation = standingOn(
  confirmation,
  'the next confirmed address',
  ({ uid }) => ({
    [`emailConfirmations/${uid}`]: { email: 'before@fernhill.example', at: new Date(0) },
  }),
  { needsConfirmedEmail: true },
);

/** While the address at the sign-in provider has changed, and the account's has not followed yet. */
const renameAlone = own('an edit of the name', (cast) => [
  {
    how: 'update',
    path: `users/${cast.uid}`,
    data: { username: 'Ada O.' },
    shape: { username: accounts.rename.username },
  },
  renameTime(cast),
]);

const FIRST_ID = 'the-first-guess';

/** A guess as it stands stored; right, where 4321 was issued. */
const guessed = ({ id }: Cast, method = 'Bank'): Data => ({
  guessId: FIRST_ID,
  code: 4321,
  withdrawalId: id,
  amount: 100.05,
  method,
  ...payeeFields[method],
});

/** The two writes of a guess, the n-th. */
export function guessSteps(cast: Cast, n: number, method: string, facts: Facts = {}): Step[] {
  const { uid } = cast;
  const { n: given = n, guessId = 'the-next-guess', ...told } = facts;
  return [
    {
      how: 'set',
      path: `vatAttempts/${uid}`,
      data: { n: given, guessId, at: NOW },
      shape: { ...codes.counted, n: not(n - 1, n + 1, n + 0.5, String(n), null) },
    },
    {
      how: 'set',
      path: `vatGuesses/${uid}`,
      data: { ...guessed(cast, method), guessId, ...told },
      shape: codes.guess(method),
    },
  ];
}

const counted = (changes: Data) => ({
  state: ({ uid }: Cast) => ({ [`vatAttempts/${uid}`]: changes }),
  by: 'vatAttempts',
});

/** A guess, the n-th; the code was issued, and four guesses may have been made. */
function guess(name: string, n: number, more: Partial<Act> = {}, method = 'Bank'): Act {
  return {
    name,
    role: 'owner',
    parts: { vatAttempts: ['vatGuesses'], vatGuesses: ['vatAttempts'] },
    perform(cast, facts) {
      const { uid } = cast;
      const before = {
        [`vatAttempts/${uid}`]: { n: n - 1, guessId: FIRST_ID, at: new Date(0) },
        [`vatGuesses/${uid}`]: { ...guessed(cast), code: 1111 },
      };
      return {
        by: signedIn(uid),
        scene: {
          ...everybody(cast),
          [`vatCodes/${uid}`]: { vatCode: 4321 },
          ...(n > 1 ? before : { [`vatAttempts/${uid}`]: { n: 0 } }),
        },
        steps: guessSteps(cast, n, method, facts),
      };
    },
    ...more,
  };
}

/** After a right guess, which was counted as this one; the next is counted in its place. */
const guessedRight = (n: number, before = 1) => ({
  state: ({ uid }: Cast): Changes => ({
    [`vatAttempts/${uid}`]: { n: before },
    [`vatGuesses/${uid}`]: { code: 4321 },
  }),
  facts: { n },
  by: 'vatAttempts',
});

const underAnId = (path: string): Changes => ({ [path]: { guessId: 'the-next-guess' } });

const secondGuess = guess('a second guess', 2, {
  denied: {
    'after five': { ...counted({ n: 5 }), facts: { n: 6 } },
    'in place of a right one, counted with it': guessedRight(2),
    'after five and a right one': guessedRight(6, 6),
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
    'where nothing is counted': {
      state: ({ uid }) => ({ [`vatAttempts/${uid}`]: null }),
      by: 'vatGuesses',
    },
    'under the id of the one before': {
      state: ({ uid }) => underAnId(`vatGuesses/${uid}`),
      by: 'vatAttempts',
    },
    'under the id of the count before': {
      state: ({ uid }) => underAnId(`vatAttempts/${uid}`),
      by: 'vatGuesses',
    },
  },
  allowed: {
    'as the fifth': { ...counted({ n: 4 }), facts: { n: 5 } },
    'in place of a right one': guessedRight(1),
    'in place of a right one after four': guessedRight(5, 5),
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
  confirmation,
  nextConfirmation,
  { ...renameAlone, forges: ['username'] },
  { ...followEmail, forges: ['email'] },
  guess('a first guess', 1, { forges: ['n', 'at'] }),
  secondGuess,
  ...['PayPal', 'CashApp', 'Cryptocurrency'].map((method) => {
    const forges = ['method', ...Object.keys(payeeShape(method))];
    return guess(`a guess for ${method}`, 1, { forges }, method);
  }),
];
