import { csvOf, csvText } from '@bank/transactions';
import type { AuditEntry } from '../../api/audit-log';
import { hasAmounts } from './audit-value';
import { messages } from './messages';

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** The entries as CSV: stored values, times in UTC, users by uid. Amounts have their account's currency. */
export function auditCsv(
  entries: readonly AuditEntry[],
  currencies: ReadonlyMap<string, string>,
): string {
  const { columns } = messages;
  const { at, by, action, person, before, after, currency, reference, id, proposedBy } = columns;
  const head = [at, by, action, person, before, after, currency, reference, id, proposedBy];
  const lines = entries.map((entry) => [
    ...[entry.at?.toISOString() ?? '', entry.by, entry.action, entry.uid],
    ...[plain(entry.before), plain(entry.after)],
    hasAmounts(entry) ? (currencies.get(entry.uid) ?? '') : '',
    ...[entry.reference ?? '', entry.id, entry.proposedBy ?? ''],
  ]);
  return csvOf([head, ...lines].map((fields) => fields.map(csvText)));
}
