import { toCents } from '@bank/domain';

/**
 * What moves more than this must be typed once more, in whatever currency the account has. Change it
 * to what the bank's own rules ask for.
 */
export const TYPED_ABOVE = toCents(10_000);
