import { formatMoney, readCents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { requestLabel } from '@bank/ui';
import type { AuditAction } from '../../api/audited-commit';
import type { AuditEntry } from '../../api/audit-log';
import { messages } from './messages';

/** Actions whose values are amounts in the currency of the customer's account. */
const MONEY_ACTIONS: readonly string[] = [
  'send_money',
  'send_loan',
  'propose_credit',
  'reject_credit',
] satisfies readonly AuditAction[];
const REVIEWS: readonly string[] = [
  'review_kyc',
  'review_loan',
  'review_dispute',
] satisfies readonly AuditAction[];

/** Whether the values of an entry are amounts. */
export function hasAmounts({ action }: Pick<AuditEntry, 'action'>): boolean {
  return MONEY_ACTIONS.includes(action);
}

/** A stored value in the language of the page: an amount, a status, a level. */
export function valueText(
  value: unknown,
  { action }: Pick<AuditEntry, 'action'>,
  currency: string,
): string {
  const amount = hasAmounts({ action }) ? readCents(value) : null;
  if (amount !== null) return formatMoney(amount, currency, locale());
  if (typeof value === 'boolean') return value ? messages.values.true : messages.values.false;
  if (typeof value === 'string' && REVIEWS.includes(action)) return requestLabel(value);
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : messages.values.none;
}

/** The known values of an entry; other stored texts are shown unchanged. */
export function actionText({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  if (action === 'set_transactions' && typeof after === 'boolean')
    return after ? messages.transactions.enabled : messages.transactions.disabled;
  const known: Readonly<Record<string, string>> = messages.actions;
  return known[action] ?? action;
}
