import { describe, expect, it } from '@jest/globals';
import { toCents, type Payee } from '@bank/domain';
import { readRequest, withdrawalFields } from './payee-document';
import { PAYEE_FIELDS, PAYEE_LENGTHS } from './payee-text';
import { transactionFields } from './transaction-fields';

const payees: Payee[] = [
  { method: 'Bank', accountNumber: '1', bankName: 'Harbour', accountHolderName: 'Bo' },
  { method: 'PayPal', email: 'bo@example.com' },
  { method: 'CashApp', email: 'bo@example.com' },
  { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'USDT' },
];

describe('payee fields', () => {
  it.each(payees)('round-trips the stored fields of $method', (payee) => {
    expect(readRequest({ ...withdrawalFields(payee), amount: 12.34, status: 'completed' })).toEqual(
      {
        amount: toCents(12.34),
        payee,
      },
    );
  });

  it.each(payees)('stores only the fields of $method', (payee) => {
    const more: Payee = Object.assign({ note: 'more' }, payee);
    expect(withdrawalFields(more)).toEqual(payee);
    expect(transactionFields(more)).not.toHaveProperty('note');
  });

  it.each(payees)('are the text fields of the form, in its order, of $method', (payee) => {
    const texts = Object.keys(withdrawalFields(payee)).filter((field) => field in PAYEE_LENGTHS);
    expect(PAYEE_FIELDS[payee.method]).toEqual(texts);
  });

  it('leaves the crypto address out of the transaction', () => {
    const crypto: Payee = { method: 'Cryptocurrency', cryptoAddress: 'bc1q0', cryptoType: 'BTC' };
    expect(transactionFields(crypto)).toEqual({ method: 'Cryptocurrency', cryptoType: 'BTC' });
  });

  it.each([
    {},
    { method: 'PayPal', email: 'bo@example.com' },
    { method: 'PayPal', amount: 5, email: 5 },
    { method: 'Bank', amount: 5, accountNumber: '1', bankName: 'Harbour' },
    { method: 'Bank', amount: 5, accountNumber: '1', accountHolderName: 'Bo' },
    { method: 'Bank', amount: 5, bankName: 'Harbour', accountHolderName: 'Bo' },
    { ...payees[0], method: 'Cheque', amount: 5 },
    { ...payees[3], method: 'Cheque', amount: 5 },
    { ...payees[3], amount: 5, cryptoAddress: 5 },
    { method: 'Cryptocurrency', amount: 5, cryptoAddress: 'bc1q0', cryptoType: 'DOGE' },
    { method: 'Cheque', amount: 5, email: 'bo@example.com' },
  ])('rejects incomplete stored fields: %j', (fields) => {
    expect(readRequest(fields)).toBeNull();
  });
});
