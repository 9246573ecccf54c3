import type { Cents } from '@bank/domain';
import { CONFIRM_AMOUNT_ABOVE } from '../../policy';

/** Whether the amount must be typed again before it is sent. */
export function needsAmountConfirmation(amount: Cents): boolean {
  return amount > CONFIRM_AMOUNT_ABOVE;
}
