import { locale } from '@bank/i18n';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago, in the largest unit that fits: `3 days ago`; `now` within the first minute. */
export function age(date: Date, now = new Date()): string {
  const elapsed = Math.max(0, now.getTime() - date.getTime());
  const fitting = UNITS.find(([, size]) => elapsed >= size);
  if (!fitting)
    return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(0, 'second');
  const [unit, size] = fitting;
  return new Intl.RelativeTimeFormat(locale()).format(-Math.floor(elapsed / size), unit);
}
