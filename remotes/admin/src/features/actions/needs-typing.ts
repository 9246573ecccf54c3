import type { Cents } from '@bank/domain';
import { TYPED_ABOVE } from '../../policy';

/** Whether the amount must be typed again before it is sent. */
export function needsTyping(amount: Cents): boolean {
  return amount > TYPED_ABOVE;
}
