import { describe, expect, it } from '@jest/globals';
import { parseAmount, toCents } from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import {
  draftFromRequest,
  emptyDraft,
  isDirty,
  payeeProblems,
  requestFromDraft,
  type Draft,
} from './draft';

const api: WithdrawalRequest[] = [
  {
    amount: toCents(1234.5),
    payee: { method: 'Bank', accountNumber: '123', bankName: 'Harbour', accountHolderName: 'Bo' },
  },
  { amount: toCents(0.01), payee: { method: 'PayPal', email: 'bo@example.com' } },
  { amount: toCents(5), payee: { method: 'CashApp', email: 'bo@example.com' } },
  { amount: toCents(5), payee: { method: 'CashApp', email: '$bo' } },
  {
    amount: toCents(5),
    payee: {
      method: 'Cryptocurrency',
      cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
      cryptoType: 'ETH',
    },
  },
];

const parseRequest = (draft: Draft) => requestFromDraft(draft, parseAmount(draft.amount));

describe('a draft', () => {
  it.each(api)('round-trips a request by $payee.method', (request) => {
    expect(parseRequest(draftFromRequest(request, 'EUR'))).toEqual(request);
    expect(parseRequest(draftFromRequest(request, 'JPY'))).toEqual(request);
  });

  it('has the decimals of the currency', () => {
    const payee = { method: 'PayPal', email: 'bo@example.com' } as const;
    const request = { amount: toCents(1250), payee };
    expect(draftFromRequest(request, 'EUR').amount).toBe('1250.00');
    expect(draftFromRequest(request, 'JPY').amount).toBe('1250');
  });

  it('validates only the fields of its method', () => {
    expect(payeeProblems(emptyDraft)).toEqual({
      accountNumber: 'required',
      bankName: 'required',
      accountHolderName: 'required',
    });
    expect(payeeProblems({ ...emptyDraft, method: 'CashApp' })).toEqual({ email: 'required' });
    expect(payeeProblems({ ...emptyDraft, method: 'Cryptocurrency' })).toEqual({
      cryptoAddress: 'required',
    });
  });

  it.each(['bo', 'bo@', '@example.com', 'bo @example.com'])('rejects %s as an address', (email) => {
    expect(payeeProblems({ ...emptyDraft, method: 'PayPal', email })).toEqual({
      email: 'not-an-email',
    });
  });

  it('yields no request until every field is valid', () => {
    const paypal: Draft = { ...emptyDraft, method: 'PayPal', email: ' bo@example.com ' };
    expect(parseRequest(paypal)).toBeNull();
    expect(parseRequest({ ...paypal, amount: '1,234' })).toBeNull();
    expect(parseRequest({ ...paypal, email: ' ', amount: '5' })).toBeNull();
    expect(parseRequest({ ...paypal, amount: '5' })?.payee).toEqual({
      method: 'PayPal',
      email: 'bo@example.com',
    });
  });

  it('is dirty after typing, not after choosing a method', () => {
    expect(isDirty({ ...emptyDraft, method: 'PayPal', cryptoType: 'ETH' })).toBe(false);
    expect(isDirty({ ...emptyDraft, amount: '5' })).toBe(true);
    expect(isDirty({ ...emptyDraft, cryptoAddress: 'bc1q0' })).toBe(true);
  });
});
