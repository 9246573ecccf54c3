import type { RequestState } from '@bank/domain';
import type { DocumentData } from '@bank/firebase/firestore';

function dateOf(value: unknown): Date | null {
  const hasDate = typeof value === 'object' && value !== null && 'toDate' in value;
  const date: unknown = hasDate && typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}

/** Reads a request's state (specification, section 3); `submitted` names the field of its submission time. */
export function readRequestState(
  data: DocumentData,
  submitted: 'timestamp' | 'createdAt',
): RequestState {
  return {
    status: String(data.status),
    submittedAt: dateOf(data[submitted]),
    decidedAt: dateOf(data.reviewedAt),
    reason: typeof data.reason === 'string' ? data.reason : null,
  };
}
