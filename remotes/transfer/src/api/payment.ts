import { readReceipt } from './read-receipt';
import { announcePayee, reviewPayment } from './review-payment';
import { withdraw } from './withdraw';

/** What a payment needs after its form, in one chunk. */
export const payment = { announcePayee, readReceipt, reviewPayment, withdraw };
