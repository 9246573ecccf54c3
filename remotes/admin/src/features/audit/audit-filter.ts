import { AUDIT_ACTIONS } from '../../api/audited-commit';
import type { AuditFilter } from '../../api/audit-log';

export type AuditFields = { by: string; person: string; action: string; from: string; to: string };
export const NO_FIELDS: AuditFields = { by: '', person: '', action: '', from: '', to: '' };

/** Midnight in the local time zone, of the day or of a later one. */
function startOf(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!date) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
}

/** Converts the form fields; the uids belong to the entered email addresses. */
export function toAuditFilter(
  { action, from, to }: AuditFields,
  uids: { by: string | null; uid: string | null },
): AuditFilter {
  return {
    ...uids,
    action: AUDIT_ACTIONS.find((each) => each === action) ?? null,
    from: startOf(from),
    until: startOf(to, 1),
  };
}

export const EVERY_ENTRY = toAuditFilter(NO_FIELDS, { by: null, uid: null });
