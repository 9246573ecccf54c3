import type { RequestStatus } from '@bank/domain';
import { Badge, type Tone } from './badge';
import { messages } from './messages';

const labels: Readonly<Record<string, string>> = messages.request.statuses;
const tones: Readonly<Record<string, Tone>> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'danger',
};

/** What a request's status is called; any other text that is stored is shown as it is. */
export function requestLabel(status: RequestStatus): string {
  return labels[status] ?? status;
}

/** The colour of a request's status, as the transaction history colours its own (section 2). */
export function requestTone(status: RequestStatus): Tone {
  return tones[status] ?? 'info';
}

type Props = { status: RequestStatus };

/** Where a request of a customer stands. */
export function RequestBadge({ status }: Props) {
  return <Badge tone={requestTone(status)}>{requestLabel(status)}</Badge>;
}
