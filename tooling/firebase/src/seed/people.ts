import { newUser } from '@bank/domain';
import demoAccounts from '../../demo-accounts.json';
import type { Account, Fields } from './emulators';

export type Person = Account & { country: string; number: string };

function demoAccount(role: string): Person & { vatCode?: number } {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`demo-accounts.json has no ${role}.`);
  // A fixed uid, so that seeding is idempotent.
  return { ...account, uid: `demo-${role}`, isConfirmed: role !== 'newCustomer' };
}

export const customer = demoAccount('customer');
export const newCustomer = demoAccount('newCustomer');
export const admin = demoAccount('admin');
/** May release every remote; not a customer. */
export const releaser = demoAccount('releaser');

type Other = Pick<Person, 'username' | 'country' | 'number'> & {
  id: string;
  accountLevel: number | string;
  accountBalance: number;
  loanBalance: number;
  transactionEnabled?: boolean;
};

/** More customers for the admin's table: long, accented and non-Latin names, and all states. */
const others: readonly Other[] = [
  {
    id: 'lakshmi',
    username: 'Lakshmi Venkataraman Subramaniam-Oyelaran',
    country: 'INR',
    number: '+91 22 5550 1234',
    accountLevel: '2',
    accountBalance: 184_250.75,
    loanBalance: 0,
    transactionEnabled: true,
  },
  {
    id: 'haruto',
    username: '佐藤 陽翔',
    country: 'JPY',
    number: '+81 3 5550 1234',
    accountLevel: 3,
    accountBalance: 960_000,
    loanBalance: 250_000,
    transactionEnabled: true,
  },
  {
    id: 'aisha',
    username: 'Aïsha N’Diaye',
    country: 'XOF',
    number: '+221 33 555 12 34',
    accountLevel: 1,
    accountBalance: 0,
    loanBalance: 0,
  },
  {
    id: 'tom',
    username: 'Tom Fry',
    country: 'GBP',
    number: '+44 20 7946 0123',
    accountLevel: 2,
    accountBalance: 12.4,
    loanBalance: 0,
    transactionEnabled: false,
  },
  {
    id: 'ines',
    username: 'Inês Carvalho',
    country: 'BRL',
    number: '+55 11 5550 1234',
    accountLevel: '2',
    accountBalance: 3_075.1,
    loanBalance: 1_500,
    transactionEnabled: true,
  },
];

export const otherCustomers: readonly { person: Person; later: Fields }[] = others.map((other) => {
  const { id, username, country, number, ...later } = other;
  const person = {
    uid: `demo-${id}`,
    username,
    country,
    number,
    email: `${id}@fernhill.example`,
    password: customer.password,
    isConfirmed: true,
  };
  return { person, later };
});

/** Returns the account's document as created at sign-up, with later changes. */
export function accountOf(person: Person, later: Fields = {}): { path: string; fields: Fields } {
  return { path: `users/${person.uid}`, fields: { ...newUser(person), ...later } };
}
