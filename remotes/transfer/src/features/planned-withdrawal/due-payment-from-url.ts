import type { DuePayment } from '../../api/planned-payment';

/** Returns the planned payment in a URL of the transfer form, or `null`. */
export function duePaymentFromUrl(search: string): DuePayment | null {
  const parameters = new URLSearchParams(search);
  const [id, due] = [parameters.get('planned') ?? '', parameters.get('due') ?? ''];
  // Typed or broken URLs: a slash would name another document.
  return /^[\w-]{1,40}$/.test(id) && /^\d{4}-\d{2}-\d{2}$/.test(due) ? { id, due } : null;
}
