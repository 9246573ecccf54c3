/** So that a spreadsheet takes the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One field of RFC 4180. A spreadsheet runs a text that begins like a formula: an apostrophe makes it
 * text. It is for what people have typed, not for our own figures, which may begin with a minus.
 */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of fields, the first of them the columns' names, as a file's content. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${lines.map((fields) => `${fields.join(',')}\r\n`).join('')}`;
}
