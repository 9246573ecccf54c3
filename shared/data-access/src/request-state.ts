import type { RequestState } from '@bank/domain';
import type { DocumentData } from '@bank/firebase/firestore';
import { dateOf } from './date-of';
import { textOf } from './text-of';

/**
 * Reads a request's state (specification, section 3); `submitted` names the field of its submission time. A request
 * without a status is pending.
 */
export function readRequestState(
  data: DocumentData,
  submitted: 'timestamp' | 'createdAt',
): RequestState {
  return {
    status: textOf(data.status) || 'pending',
    submittedAt: dateOf(data[submitted]),
    decidedAt: dateOf(data.reviewedAt),
    reason: typeof data.reason === 'string' ? data.reason : null,
  };
}
