import { describe, expect, test } from '@jest/globals';
import { newUser } from '@bank/domain';
import * as fc from 'fast-check';
import { toTransaction, toUserProfile } from './converters';

const date = new Date('2026-03-04T05:06:07Z');
const timestamp = { toDate: () => date };

describe('toUserProfile', () => {
  const document = newUser({
    uid: 'ada',
    username: 'Ada',
    email: 'ada@fernhill.example',
    country: 'EUR',
    number: '+44 555',
  });

  test('converts a new user: no money, level 1, transactions disabled', () => {
    expect(toUserProfile('ada', document)).toEqual({
      uid: 'ada',
      username: 'Ada',
      email: 'ada@fernhill.example',
      accountBalance: 0,
      loanBalance: 0,
      country: 'EUR',
      accountLevel: 1,
      isAdmin: false,
      number: '+44 555',
      transactionsEnabled: false,
    });
  });

  test('converts money to cents', () => {
    const rich = { ...document, accountBalance: 1000.1, loanBalance: 0.29 };
    expect(toUserProfile('ada', rich)).toMatchObject({ accountBalance: 100010, loanBalance: 29 });
  });

  test.each([
    ['2', 2],
    [' 3 ', 3],
    [4, 4],
    ['gold', 1],
    ['', 1],
    [undefined, 1],
    [Number.NaN, 1],
    ['Infinity', 1],
  ])('converts the level %p to %p', (accountLevel, level) => {
    expect(toUserProfile('ada', { ...document, accountLevel }).accountLevel).toBe(level);
  });

  test.each(['true', 1, undefined])('%p grants no rights', (value) => {
    const odd = { ...document, isAdmin: value, transactionEnabled: value };
    expect(toUserProfile('ada', odd)).toMatchObject({ isAdmin: false, transactionsEnabled: false });
  });

  test('a document without fields is a customer named User without money', () => {
    expect(toUserProfile('ada', {})).toMatchObject({
      uid: 'ada',
      username: 'User',
      accountBalance: 0,
      accountLevel: 1,
      isAdmin: false,
      transactionsEnabled: false,
    });
  });
});

describe('toTransaction', () => {
  test('converts only the fields of a withdrawal', () => {
    const data = {
      userId: 'ada',
      type: 'withdrawal',
      amount: 12.34,
      date: timestamp,
      status: 'pending',
      method: 'PayPal',
      email: 'bo@elm.example',
    };
    expect(toTransaction('t1', data)).toStrictEqual({ ...data, id: 't1', amount: 1234, date });
  });

  test('converts the balance and author of a credit', () => {
    const data = {
      userId: 'ada',
      type: 'send_loan',
      amount: 5,
      date: timestamp,
      status: 'completed',
      balance: 15.5,
      by: 'root',
    };
    expect(toTransaction('t2', data)).toStrictEqual({
      ...data,
      id: 't2',
      amount: 500,
      balance: 1550,
      date,
    });
  });

  test('returns null for a missing date or status', () => {
    const data = { userId: 'ada', type: 'withdrawal', amount: 1, date: null };
    expect(toTransaction('t3', data)).toMatchObject({ date: null, status: null });
  });

  test('derives an unknown type from the author field', () => {
    expect(toTransaction('t4', { type: 'gift', by: 'root' }).type).toBe('send_money');
    expect(toTransaction('t5', { type: 'gift' }).type).toBe('withdrawal');
  });
});

describe('fuzz: a document with any fields', () => {
  const fieldsOf = (document: object) =>
    fc.dictionary(
      fc.constantFrom(...Object.keys(document), 'transactionEnabled', 'balance', 'by'),
      fc.oneof(fc.anything(), fc.double(), fc.constant(timestamp)),
    );

  test('is an account with safe amounts', () => {
    const user = { username: '', email: '', accountBalance: 0, loanBalance: 0, accountLevel: 1 };
    fc.assert(
      fc.property(fieldsOf(user), (fields) => {
        const { accountBalance, loanBalance, accountLevel, username } = toUserProfile('a', fields);
        expect([accountBalance, loanBalance].every(Number.isSafeInteger)).toBe(true);
        expect(Number.isFinite(accountLevel)).toBe(true);
        expect(username).not.toBe('');
      }),
    );
  });

  test('is a transaction with a safe amount', () => {
    const entry = { userId: '', type: '', amount: 0, date: null, status: '', method: '' };
    fc.assert(
      fc.property(fieldsOf(entry), (fields) => {
        const { amount, date: at } = toTransaction('t', fields);
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(at === null || at instanceof Date).toBe(true);
      }),
    );
  });
});
