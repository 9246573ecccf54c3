import { allAccounts } from './accounts';
import { minus, type Operation, type Changes, type CommonValues, type Step } from './operation';
import { signedIn, type Principals } from './principals';
import { codes } from './code-documents';
import { accounts, payees, records } from './documents';
import { NOW, type Data, type Value } from './rest-encoding';

const BEFORE = 1000.1;
const CODE = 4321;
const GUESS = 'the-guess';
const COUNTED = 3;

type Changed = Changes[string];

/** Valid payee fields by method. */
export const payeeFields: Readonly<Record<string, Data>> = {
  Bank: {
    accountNumber: 'IE29AIBK93115212345678',
    accountHolderName: 'Ada Okafor',
    bankName: 'First Bank',
  },
  PayPal: { email: 'ada@wallet.example' },
  CashApp: { email: 'ada@wallet.example' },
  Cryptocurrency: {
    cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    cryptoType: 'ETH',
  },
};

const own = (changes: Changed) => ({
  state: ({ uid }: Principals): Changes => ({ [`users/${uid}`]: changes }),
  by: 'users',
});
const guessed = (changes: Changed) => ({
  state: ({ uid }: Principals): Changes => ({ [`vatGuesses/${uid}`]: changes }),
  by: 'users',
});
const counted = (changes: Changed, by: string) => ({
  state: ({ uid }: Principals): Changes => ({ [`vatAttempts/${uid}`]: changes }),
  by,
});

const states: Operation['denied'] = {
  'at level 1': own({ accountLevel: 1 }),
  'at level "1"': own({ accountLevel: '1' }),
  'at a level above 9': own({ accountLevel: 10 }),
  'at a level that is no number': own({ accountLevel: 'gold' }),
  'while transactions are off': own({ transactionEnabled: false }),
  'while transactions are neither on nor off': own({ transactionEnabled: undefined }),
  'while transactions are on in words': own({ transactionEnabled: 'true' }),
  'above the balance': { ...own({ accountBalance: 100.04 }), commonValues: { before: 100.04 } },
  'with decimals in a currency without them': own({ country: 'JPY' }),
  'after a wrong guess': guessed({ code: 1111 }),
  'after a guess in words': guessed({ code: String(CODE) }),
  'with a guess for another withdrawal': guessed({ withdrawalId: 'another' }),
  'with a guess for another amount': guessed({ amount: 1 }),
  'with a guess for another method': guessed({ method: 'another' }),
  'that forgets the wrong guesses before it': counted({ n: 4 }, 'vatAttempts'),
  'with a guess that was paid with': counted({ guessId: '' }, 'users'),
  'with a guess that was paid with, counted': counted({ guessId: 'another' }, 'vatAttempts'),
  'without a guess': {
    state: ({ uid }) => ({ [`vatGuesses/${uid}`]: null }),
    by: 'users',
  },
  'without a code': {
    state: ({ uid }) => ({ [`vatCodes/${uid}`]: null }),
    by: 'users',
  },
  'after another code was issued': {
    state: ({ uid }) => ({ [`vatCodes/${uid}`]: { vatCode: 1111 } }),
    by: 'users',
  },
};

/** The payee fields with changed common values. */
function payeeOf(method: string, commonValues: CommonValues): Data {
  const fields = Object.entries(payeeFields[method] ?? {});
  return Object.fromEntries(
    fields.map(([key, value]) => [key, key in commonValues ? (commonValues[key] as Value) : value]),
  );
}

/** The four writes of a withdrawal. */
export function withdrawalSteps(
  principals: Principals,
  method: string,
  commonValues: CommonValues,
): Step[] {
  const { uid, id } = principals;
  const { logged = {}, paid = {} } = payees[method] ?? {};
  const { amount = 100.05, before = BEFORE, counted = COUNTED } = commonValues;
  const payee = payeeOf(method, commonValues);
  const pick = (keys: object): Data =>
    Object.fromEntries(Object.keys(keys).map((key) => [key, payee[key] as Value]));
  const common = { amount, method, date: NOW };
  return [
    {
      how: 'set',
      path: `withdrawals/${id}`,
      data: { uid, status: 'completed', ...common, ...pick(paid) },
      shape: { ...records.payout, ...paid },
    },
    {
      how: 'set',
      path: `transactions/${id}`,
      data: { userId: uid, type: 'withdrawal', status: 'pending', ...common, ...pick(logged) },
      shape: { ...records.withdrawal, ...logged },
    },
    {
      how: 'update',
      path: `users/${uid}`,
      data: { accountBalance: minus(balance(amount, before), amount), lastTx: id },
      shape: accounts.withdrawal,
    },
    {
      how: 'update',
      path: `vatAttempts/${uid}`,
      data: { n: Number(counted) - 1, guessId: '' },
      shape: codes.ended,
    },
  ];
}

/** A sufficient balance. */
function balance(amount: Value, before: Value): number {
  const enough = typeof before === 'number' ? before : BEFORE;
  return typeof amount === 'number' && amount > enough && before === BEFORE ? amount : enough;
}

/** Attacks in which one payee field differs between guess and payment. */
function guessedForAnother(method: string): Operation['denied'] {
  const fields = Object.keys(payeeFields[method] ?? {});
  return Object.fromEntries(
    fields.map((field) => [`with a guess for another ${field}`, guessed({ [field]: 'another' })]),
  );
}

function withdrawal(method: string, more: Partial<Operation> = {}): Operation {
  return {
    name: `a withdrawal by ${method}`,
    role: 'owner',
    perform(principals, commonValues) {
      const { uid, id } = principals;
      const { amount = 100.05, before = BEFORE } = commonValues;
      return {
        by: signedIn(uid),
        fixtures: {
          ...allAccounts(principals, { accountBalance: balance(amount, before) }),
          [`vatCodes/${uid}`]: { vatCode: CODE },
          [`vatAttempts/${uid}`]: { n: COUNTED, guessId: GUESS, at: new Date(0) },
          [`vatGuesses/${uid}`]: {
            ...{ guessId: GUESS, code: CODE, withdrawalId: id, amount, method },
            ...payeeOf(method, commonValues),
          },
        },
        steps: withdrawalSteps(principals, method, commonValues),
      };
    },
    ...more,
    denied: { ...more.denied, ...guessedForAnother(method) },
  };
}

/** The withdrawals by method. Fields that do not depend on the method are only forged in the first one. */
export const withdrawalOperations: readonly Operation[] = [
  withdrawal('Bank', {
    parts: {
      users: ['transactions'],
      transactions: ['users', 'withdrawals'],
      withdrawals: ['users', 'transactions', 'vatAttempts'],
      vatAttempts: ['users'],
    },
    denied: states,
    allowed: {
      'at a level that is a number': own({ accountLevel: 2 }),
      'at level 9': own({ accountLevel: '9' }),
      'of whole units in a currency without decimals': {
        ...own({ country: 'JPY' }),
        commonValues: { amount: 100 },
      },
    },
  }),
  withdrawal('PayPal', { forges: ['method', 'email'] }),
  withdrawal('CashApp', { forges: ['email'] }),
  withdrawal('Cryptocurrency', { forges: ['method', 'cryptoAddress', 'cryptoType'] }),
];
