import type { Payee } from '@bank/domain';
import { describe, expect, test } from '@jest/globals';
import { destinationOf } from './destination';

describe('destinationOf', () => {
  const payees: [Payee, string][] = [
    [{ method: 'Bank', accountNumber: '42', bankName: 'Elm', accountHolderName: 'Bo' }, '42'],
    [{ method: 'PayPal', email: 'bo@elm.example' }, 'bo@elm.example'],
    [{ method: 'CashApp', email: 'bo@oak.example' }, 'bo@oak.example'],
    [{ method: 'Cryptocurrency', cryptoAddress: 'bc1q', cryptoType: 'BTC' }, 'bc1q'],
  ];

  test.each(payees)('of %j is %s', (payee, destination) => {
    expect(destinationOf(payee)).toBe(destination);
  });
});
