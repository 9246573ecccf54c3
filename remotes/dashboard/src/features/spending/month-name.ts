import { dateFormat } from '@bank/i18n';

// Labels store months in UTC.
const format = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` for '2026-11'. */
export function monthName(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
