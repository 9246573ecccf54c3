import type { Cents } from '@bank/domain';
import { TYPED_ABOVE } from '../../policy';

/** Whether so much must be typed once more before it is sent. */
export function needsTyping(amount: Cents): boolean {
  return amount > TYPED_ABOVE;
}
