import { locale } from '@bank/i18n';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago, in the largest unit that fits: `3 days ago`. */
export function age(date: Date, now = new Date()): string {
  const elapsed = Math.max(0, now.getTime() - date.getTime());
  const [unit, size] = UNITS.find(([, size]) => elapsed >= size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(locale()).format(-Math.floor(elapsed / size), unit);
}
