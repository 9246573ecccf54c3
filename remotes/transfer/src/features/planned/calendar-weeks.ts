import type { IsoDate } from '@bank/domain';
import { locale } from '@bank/i18n';

export type CalendarDay = { day: IsoDate; isInMonth: boolean };

const DAY_MS = 86_400_000;

/** 1 is Monday. Firefox does not know the first day of a week: most of the world begins on Monday. */
function firstWeekday(): number {
  const { getWeekInfo } = new Intl.Locale(locale()) as { getWeekInfo?(): { firstDay: number } };
  return getWeekInfo?.call(new Intl.Locale(locale())).firstDay ?? 1;
}

/** The weeks of a month ('YYYY-MM'), with the days of its neighbors that complete the first and last week. */
export function weeksOf(month: string, firstDay = firstWeekday()): CalendarDay[][] {
  const first = new Date(`${month}-01T00:00Z`);
  const offset = (first.getUTCDay() - firstDay + 7) % 7;
  const weeks: CalendarDay[][] = [];
  for (let time = first.getTime() - offset * DAY_MS; ;) {
    const week = Array.from({ length: 7 }, (_, index) => {
      const day = new Date(time + index * DAY_MS).toISOString().slice(0, 10);
      return { day, isInMonth: day.startsWith(month) };
    });
    if (!week.some(({ isInMonth }) => isInMonth)) return weeks;
    weeks.push(week);
    time += 7 * DAY_MS;
  }
}
