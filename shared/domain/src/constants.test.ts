import { expect, it } from '@jest/globals';
import { KYC_IMAGE, PAYMENT_METHODS, TOAST_DURATION, VAT_CODE, VIRTUAL_CARD } from './constants';

it('has the figures of the specification', () => {
  expect(VAT_CODE).toEqual({ min: 1000, max: 9999 });
  expect(VIRTUAL_CARD).toMatchObject({ creationFee: 100, weeklyLimit: 15_000 });
  expect(TOAST_DURATION).toEqual({ default: 5000, success: 4000, login: 3000 });
  expect(PAYMENT_METHODS).toEqual(['Bank', 'PayPal', 'CashApp', 'Cryptocurrency']);
});

it('limits an identity image to 5 MiB and to the types that browsers decode', () => {
  expect(KYC_IMAGE.maxBytes).toBe(5_242_880);
  expect(KYC_IMAGE.types).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});
