import { expect, it } from '@jest/globals';
import { newUser } from './new-user';

it('a new user has no money, the lowest level and no rights', () => {
  const ada = {
    uid: 'ada',
    username: 'Ada',
    email: 'ada@example.com',
    country: 'EUR',
    number: '+1',
  };
  expect(newUser(ada)).toEqual({
    ...ada,
    accountBalance: 0,
    accountLevel: 1,
    isAdmin: false,
    vat: 0,
    loanBalance: 0,
  });
});
