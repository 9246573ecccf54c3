import type { RequestStatus } from '@bank/domain';
import { Badge, type Tone } from './badge';
import { messages } from './messages';

const labels: Readonly<Record<string, string>> = messages.request.statuses;
const tones: Readonly<Record<string, Tone>> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
};

/** The label of a request's status; unknown stored values are shown unchanged. */
export function requestLabel(status: RequestStatus): string {
  return labels[status] ?? status;
}

/** The tone of a request's status, as in the transaction history (specification, section 2). */
export function requestTone(status: RequestStatus): Tone {
  return tones[status] ?? 'info';
}

type Props = { status: RequestStatus };

/** The status badge of a customer's request. */
export function RequestBadge({ status }: Props) {
  return <Badge tone={requestTone(status)}>{requestLabel(status)}</Badge>;
}
