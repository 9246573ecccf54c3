import type { DuePayment } from '../../api/planned-payment';

/** The URL of the transfer form, filled in with a planned payment. */
export function plannedUrl({ id, due }: DuePayment): string {
  return `/Withdrawal?${new URLSearchParams({ planned: id, due }).toString()}`;
}
