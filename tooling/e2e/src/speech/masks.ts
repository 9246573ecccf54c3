const DAY = 86_400_000;
const TIME = /\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?/.source;

/** Today and yesterday, for a run at midnight, in each format of the site. */
function recentDates(): string[] {
  const days = [Date.now(), Date.now() - DAY];
  return ['en-US', 'de-DE', 'fr-FR'].flatMap((locale) =>
    (['long', 'medium', 'short'] as const).flatMap((dateStyle) =>
      days.map((day) =>
        new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(day),
      ),
    ),
  );
}

/**
 * Masks what differs in each run: the dates of today, their times, ids, references, email addresses, and the
 * name in the greeting, which may arrive after the greeting has the focus.
 * Fixed dates stay. No-break spaces become spaces, so that a line can be read and edited.
 */
export function maskChanging(phrase: string): string {
  const text = phrase.replace(/[\u00a0\u202f]/g, ' ');
  return (
    recentDates()
      .reduce((masked, date) => masked.replaceAll(date, '[today]'), text)
      .replace(new RegExp(String.raw`\[today\](,| at| um| à) ${TIME}`, 'g'), '[today]$1 [time]')
      .replace(/^(heading, (?:Hello|Hallo|Bonjour))(?:, [^,]+)?(?=, level)/, '$1 [name]')
      .replace(/\bREF-[A-Z0-9]{9}\b/g, '[reference]')
      .replace(/\b(?:spec-)?[a-z0-9-]{20,}@example\.com/g, '[email]')
      // One of 30 ids has no digit; no word has a capital within.
      .replace(/\b(?=\w*\d|\w*[a-z][A-Z])[A-Za-z0-9]{20}\b/g, '[id]')
  );
}
