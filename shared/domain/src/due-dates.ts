/** A calendar day without a time zone, as 'YYYY-MM-DD'. The earlier of two dates is the smaller string. */
export type IsoDate = string;

export type Repeat = 'once' | 'weekly' | 'monthly' | 'yearly';

export type Schedule = { every: Repeat; first: IsoDate };

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of a moment in the browser's time zone. */
export function dayOf(time: Date): IsoDate {
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

/** Almost twenty years of weeks: an upper limit for wrong arguments. */
const MAX_OCCURRENCES = 1000;

const DAY = 86_400_000;

/**
 * The first due date later than `date`, `null` if there is none. A monthly payment keeps the day of `first`; a month
 * that is too short has it on its last day.
 */
export function occurrenceAfter(schedule: Schedule, date: IsoDate): IsoDate | null {
  const { every, first } = schedule;
  if (date < first) return first;
  switch (every) {
    case 'once':
      return null;
    case 'weekly':
      return addDays(first, (Math.floor(daysBetween(first, date) / 7) + 1) * 7);
    case 'monthly':
      return nextByMonths(first, date, 1);
    case 'yearly':
      return nextByMonths(first, date, 12);
  }
}

/** The due dates from `from` to `to`, both included, in ascending order; at most the first 1000. */
export function occurrencesBetween(schedule: Schedule, from: IsoDate, to: IsoDate): IsoDate[] {
  const found: IsoDate[] = [];
  let next = occurrenceAfter(schedule, addDays(from, -1));
  while (next !== null && next <= to && found.length < MAX_OCCURRENCES) {
    found.push(next);
    next = occurrenceAfter(schedule, next);
  }
  return found;
}

/** Counts from `first` each time, because the 28th of a February no longer says that the day was the 31st. */
function nextByMonths(first: IsoDate, date: IsoDate, step: number): IsoDate {
  const steps = Math.floor((monthNumber(date) - monthNumber(first)) / step);
  const candidate = addMonths(first, steps * step);
  return candidate > date ? candidate : addMonths(first, (steps + 1) * step);
}

function addMonths(date: IsoDate, months: number): IsoDate {
  const month = monthNumber(date) + months;
  const lastDay = new Date(Date.UTC(1970, month + 1, 0)).getUTCDate();
  return toIsoDate(Date.UTC(1970, month, Math.min(Number(date.slice(8)), lastDay)));
}

/** Months since January 1970. */
function monthNumber(date: IsoDate): number {
  return (Number(date.slice(0, 4)) - 1970) * 12 + Number(date.slice(5, 7)) - 1;
}

function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(Date.parse(date) + days * DAY);
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

function toIsoDate(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}
