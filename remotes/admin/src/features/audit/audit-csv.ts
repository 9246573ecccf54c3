import { csvOf, csvText } from '@bank/transactions';
import type { AuditEntry } from '../../api/audit-log';
import { messages } from './messages';

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** The entries as CSV: stored values, times in UTC, users by uid. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const { at, by, action, person, before, after, reference, proposedBy, id } = messages.columns;
  const head = [at, by, action, person, before, after, reference, id, proposedBy];
  const lines = entries.map((entry) => [
    ...[entry.at?.toISOString() ?? '', entry.by, entry.action, entry.uid],
    ...[plain(entry.before), plain(entry.after), entry.reference ?? '', entry.id],
    entry.proposedBy ?? '',
  ]);
  return csvOf([head, ...lines].map((fields) => fields.map(csvText)));
}
