import type { IsoDate } from '@bank/domain';

/** The middle of a day in the browser's time zone, to format it. */
export function dateAt(day: IsoDate): Date {
  return new Date(`${day}T12:00`);
}
