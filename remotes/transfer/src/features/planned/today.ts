import type { IsoDate } from '@bank/domain';

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of `date` in the browser's time zone. */
export function dayOf(date: Date): IsoDate {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The middle of a day in the browser's time zone, to format it. */
export function dateAt(day: IsoDate): Date {
  return new Date(`${day}T12:00`);
}
