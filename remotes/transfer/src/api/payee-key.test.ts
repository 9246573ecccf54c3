import { expect, it } from '@jest/globals';
import type { Payee } from '@bank/domain';
import { payeeKey } from './payee-key';

const account = (accountNumber: string, accountHolderName = 'Bo'): Payee => ({
  ...{ method: 'Bank', accountNumber, bankName: 'Harbour', accountHolderName },
});

// The first digits of the SHA-256 hash, as `sha256sum` prints them.
it.each<[string, Payee, string]>([
  ['Bank:DE8937', account('DE89 37'), '1365b8c729ce'],
  ['PayPal:bo@example.com', { method: 'PayPal', email: 'Bo@Example.com' }, 'fcf25d12c966'],
  ['CashApp:$bo', { method: 'CashApp', email: '$Bo' }, '05f71d43656a'],
  [
    'Cryptocurrency:BTC:bc1q0',
    { method: 'Cryptocurrency', cryptoType: 'BTC', cryptoAddress: 'bc1q0' },
    'b384da74724f',
  ],
])('hashes %s', async (_, payee, start) => {
  expect(await payeeKey(payee)).toMatch(new RegExp(`^${start}[0-9a-f]{52}$`));
});

it('is the same for one account, independent of its spelling and its holder', async () => {
  const key = await payeeKey(account('DE89 3704 0044'));
  expect(await payeeKey(account('de8937040044', 'Ada'))).toBe(key);
  expect(await payeeKey(account('DE89 3704 0045'))).not.toBe(key);
});
