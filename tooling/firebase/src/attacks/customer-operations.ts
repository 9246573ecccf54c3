import { aNewCustomer, emailOf } from '../testing/accounts';
import { allAccounts } from './accounts';
import { onStored, type Operation, type Changes, type CommonValues, type Step } from './operation';
import { confirmed, signedIn, type Principals } from './principals';
import { codes } from './code-documents';
import { renameTime, soonEnough, tooSoon } from './cooldown-steps';
import { accounts, payeeShape, type Shape } from './documents';
import { not } from './value-generators';
import { own } from './own-operation';
import { OTHER_SCRIPT, searchStep } from './search-steps';
import { cutOthers } from './session-operations';
import { payeeFields } from './withdrawal-operations';
import { NOW, type Data } from './rest-encoding';

const account = (how: Step['how'], shape: Shape, dataOf: (uid: string) => Data) => {
  return ({ uid }: Principals, commonValues: CommonValues): Step => {
    const { email = emailOf(uid), username } = commonValues;
    const data = { ...dataOf(uid), email, ...(username !== undefined && { username }) };
    return { how, path: `users/${uid}`, data, shape };
  };
};

function signUpAs(name: string, username: string, more: Partial<Operation> = {}, words = {}) {
  const create = account('set', accounts.signUp, (uid) => ({ ...aNewCustomer(uid), username }));
  const operation = own(name, (principals, commonValues) => {
    const search = searchStep(principals, commonValues, { username });
    return [create(principals, commonValues), { ...search, shape: { ...search.shape, ...words } }];
  });
  return onStored(operation, name, ({ uid }) => ({ [`users/${uid}`]: null }), more);
}

const signUp = signUpAs('a sign-up', 'Ada O.');
const otherScript = signUpAs(
  'a sign-up in another script',
  '佐藤',
  { forges: ['from1'] },
  OTHER_SCRIPT,
);

/** The account and its search entry need each other, and the entry a change. */
const withSearch: Partial<Operation> = {
  parts: { users: ['userSearch'], userSearch: ['users'] },
  onceBy: 'userSearch',
};
const editProfile = account('update', accounts.rename, () => ({ username: 'Ada O.' }));

/** A change of the address also revokes other sessions. */
function withCut(
  stepsOf: (principals: Principals, commonValues: CommonValues) => Step[],
): Operation['perform'] {
  return (principals, commonValues) => {
    const cut = cutOthers.perform(principals, commonValues);
    const email = String(commonValues['email'] ?? emailOf(principals.uid));
    const by = confirmed({ uid: principals.uid, email, claims: cut.by?.claims ?? {} });
    return { ...cut, by, steps: [...stepsOf(principals, commonValues), ...cut.steps] };
  };
}

const rename: Operation = {
  name: 'an edit of the profile',
  role: 'owner',
  perform: withCut((principals, commonValues) => [
    editProfile(principals, commonValues),
    searchStep(principals, commonValues, { username: 'Ada O.' }),
    renameTime(principals),
  ]),
  ...withSearch,
  needsConfirmedEmail: true,
  denied: tooSoon('renameAt'),
  allowed: soonEnough('renameAt'),
};

const editAddress = account('update', { email: accounts.rename.email }, () => ({}));

/** Stores a new confirmed address; it has no cooldown. */
const followEmail: Operation = {
  name: 'an edit of the address',
  role: 'owner',
  perform: withCut((principals, commonValues) => [
    editAddress(principals, commonValues),
    searchStep(principals, commonValues, { username: 'Ada Okafor' }),
  ]),
  ...withSearch,
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
const nextConfirmation = onStored(
  confirmation,
  'the next confirmed address',
  ({ uid }) => ({
    [`emailConfirmations/${uid}`]: { email: 'before@fernhill.example', at: new Date(0) },
  }),
  { needsConfirmedEmail: true },
);

/** The sign-in address has changed, but the account still has the old one. */
const renameAlone = own(
  'an edit of the name',
  (principals, commonValues) => [
    {
      how: 'update',
      path: `users/${principals.uid}`,
      data: { username: commonValues['username'] ?? 'Ada O.' },
      shape: { username: accounts.rename.username },
    },
    searchStep(principals, commonValues, { username: 'Ada O.', email: 'before@fernhill.example' }),
    renameTime(principals),
  ],
  withSearch,
);

const FIRST_ID = 'the-first-guess';

/** A stored guess, which is right if the code is 4321. */
const guessed = ({ id }: Principals, method = 'Bank'): Data => ({
  guessId: FIRST_ID,
  code: 4321,
  withdrawalId: id,
  amount: 100.05,
  method,
  ...payeeFields[method],
});

/** The two writes of the n-th guess. */
export function guessSteps(
  principals: Principals,
  n: number,
  method: string,
  commonValues: CommonValues = {},
): Step[] {
  const { uid } = principals;
  const { n: given = n, guessId = 'the-next-guess', ...leaked } = commonValues;
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
      data: { ...guessed(principals, method), guessId, ...leaked },
      shape: codes.guess(method),
    },
  ];
}

const counted = (changes: Data) => ({
  state: ({ uid }: Principals) => ({ [`vatAttempts/${uid}`]: changes }),
  by: 'vatAttempts',
});

/** The n-th guess at an issued code. */
function guess(name: string, n: number, more: Partial<Operation> = {}, method = 'Bank'): Operation {
  return {
    name,
    role: 'owner',
    parts: { vatAttempts: ['vatGuesses'], vatGuesses: ['vatAttempts'] },
    perform(principals, commonValues) {
      const { uid } = principals;
      const before = {
        [`vatAttempts/${uid}`]: { n: n - 1, guessId: FIRST_ID, at: new Date(0) },
        [`vatGuesses/${uid}`]: { ...guessed(principals), code: 1111 },
      };
      return {
        by: signedIn(uid),
        fixtures: {
          ...allAccounts(principals),
          [`vatCodes/${uid}`]: { vatCode: 4321 },
          ...(n > 1 ? before : { [`vatAttempts/${uid}`]: { n: 0 } }),
        },
        steps: guessSteps(principals, n, method, commonValues),
      };
    },
    ...more,
  };
}

/** A guess after a right one, whose count it replaces. */
const guessedRight = (n: number, before = 1) => ({
  state: ({ uid }: Principals): Changes => ({
    [`vatAttempts/${uid}`]: { n: before },
    [`vatGuesses/${uid}`]: { code: 4321 },
  }),
  commonValues: { n },
  by: 'vatAttempts',
});

const underAnId = (path: string): Changes => ({ [path]: { guessId: 'the-next-guess' } });

const secondGuess = guess('a second guess', 2, {
  denied: {
    'after five': { ...counted({ n: 5 }), commonValues: { n: 6 } },
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
    'as the fifth': { ...counted({ n: 4 }), commonValues: { n: 5 } },
    'in place of a right one': guessedRight(1),
    'in place of a right one after four': guessedRight(5, 5),
    'after two seconds': {
      state: ({ uid }) => ({ [`vatAttempts/${uid}`]: { at: new Date(Date.now() - 2100) } }),
      isTimed: true,
    },
  },
});

/** The operations of customers on account and code, without withdrawals. */
export const customerOperations: readonly Operation[] = [
  signUp,
  otherScript,
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
