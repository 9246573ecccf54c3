/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Escapes a field of RFC 4180. A leading apostrophe prevents formula injection in spreadsheets. Use it for
 * user input only: our own figures may begin with a minus sign.
 */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The content of a CSV file. The first row has the column names. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((fields) => `${fields.join(',')}\r\n`).join('')}`;
}
