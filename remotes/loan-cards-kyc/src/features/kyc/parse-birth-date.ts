/**
 * Returns the stored form of a typed date, `1990-05-31` for `1990-5-31`. An empty date stays empty; null if
 * there is no such day.
 */
export function parseBirthDate(typed: string): string | null {
  if (typed === '') return '';
  const [year = '', month = '', day = ''] = typed.split('-').map((part) => part.trim());
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  // Browsers read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}
