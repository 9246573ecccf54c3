import { brand, type IsoDate, type Schedule } from '@bank/domain';
import { generateIcsCalendar, type IcsRecurrenceRule } from 'ts-ics';
import type { PlannedPayment } from '../../api/planned-payment';

export { saveFile } from '@bank/transactions';

const DAYS = [28, 29, 30, 31];

/** The last days of a month up to `day`, of which the calendar takes the last one that the month has. */
function daysUpTo(day: number): Pick<IcsRecurrenceRule, 'byMonthday' | 'bySetPos'> {
  return day <= 28
    ? { byMonthday: [day] }
    : { byMonthday: DAYS.filter((other) => other <= day), bySetPos: [-1] };
}

function recurrenceOf({ every, first }: Schedule): IcsRecurrenceRule | undefined {
  const [month, day] = [Number(first.slice(5, 7)), Number(first.slice(8))];
  switch (every) {
    case 'once':
      return undefined;
    case 'weekly':
      return { frequency: 'WEEKLY' };
    case 'monthly':
      return { frequency: 'MONTHLY', ...daysUpTo(day) };
    case 'yearly':
      // The library counts months from 0.
      return { frequency: 'YEARLY', byMonth: [month - 1], ...daysUpTo(day) };
  }
}

const atMidnightUtc = (day: IsoDate) => new Date(`${day}T00:00Z`);

/** A calendar file (RFC 5545) with an all-day event for each payment that is still expected. */
export function calendarFile(payments: readonly PlannedPayment[], now: Date): File {
  const events = payments.flatMap(({ id, name, next, ...schedule }) => {
    if (next === null) return [];
    const recurrenceRule = recurrenceOf(schedule);
    return {
      summary: name,
      uid: `${id}@planned-payments`,
      stamp: { date: now },
      start: { date: atMidnightUtc(next), type: 'DATE' as const },
      duration: { days: 1 },
      ...(recurrenceRule && { recurrenceRule }),
    };
  });
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Planned payments//EN`,
    events,
  });
  return new File([text], 'planned-payments.ics', { type: 'text/calendar;charset=utf-8' });
}
