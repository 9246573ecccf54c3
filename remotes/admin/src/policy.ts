import { toCents } from '@bank/domain';

/** Amounts above this, in the account's currency, must be typed again. Set it to the bank's own policy. */
export const CONFIRM_AMOUNT_ABOVE = toCents(10_000);
