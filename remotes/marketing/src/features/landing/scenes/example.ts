import { subtractCents, toCents } from '@bank/domain';

/** The payment that the landing page shows, from the review to the history. Made-up people. */
export const CURRENCY = 'EUR';
export const PAYEE = 'Noor Haddad';
export const PAID = toCents(340);
export const BALANCE = toCents(4250.6);
export const BALANCE_AFTER = subtractCents(BALANCE, PAID);
