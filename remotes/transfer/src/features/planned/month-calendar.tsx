import { occurrencesBetween, type IsoDate } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Button, Icon } from '@bank/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@bank/ui/icons';
import { useState } from 'react';
import type { PlannedPayment } from '../../api/planned-payment';
import { weeksOf } from './calendar-weeks';
import { messages } from './messages';
import styles from './planned.module.css';
import { dateAt } from './date-at';

const monthName = dateFormat({ month: 'long', year: 'numeric' });
const longDate = dateFormat({ dateStyle: 'long' });
const shortWeekday = dateFormat({ weekday: 'short' });
const longWeekday = dateFormat({ weekday: 'long' });

/** `month` as 'YYYY-MM', moved by some months. */
function moved(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

function duePayments(payments: readonly PlannedPayment[], month: string) {
  const byDay = new Map<IsoDate, PlannedPayment[]>();
  for (const payment of payments) {
    if (payment.next === null) continue;
    // Dates before the next one are paid or skipped.
    const from = payment.next > `${month}-01` ? payment.next : `${month}-01`;
    for (const day of occurrencesBetween(payment, from, `${month}-31`))
      byDay.set(day, [...(byDay.get(day) ?? []), payment]);
  }
  return byDay;
}

type Props = { payments: readonly PlannedPayment[]; today: IsoDate };

/** A month with the due dates of all planned payments. */
export function MonthCalendar({ payments, today }: Props) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const due = duePayments(payments, month);
  const weeks = weeksOf(month);
  return (
    <section className={styles.calendar} aria-labelledby="planned-month">
      <div className={styles.months}>
        <h2 id="planned-month" className={styles.month} aria-live="polite">
          {monthName.format(dateAt(`${month}-01`))}
        </h2>
        <Button
          variant="quiet"
          aria-label={messages.previousMonth}
          onClick={() => setMonth(moved(month, -1))}
        >
          <Icon icon={ArrowLeftIcon} />
        </Button>
        <Button
          variant="quiet"
          aria-label={messages.nextMonth}
          onClick={() => setMonth(moved(month, 1))}
        >
          <Icon icon={ArrowRightIcon} />
        </Button>
      </div>
      <table className={styles.table} aria-labelledby="planned-month">
        <thead>
          <tr>
            {weeks[1]?.map(({ day }) => (
              <th key={day} scope="col" abbr={longWeekday.format(dateAt(day))}>
                {shortWeekday.format(dateAt(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, isInMonth }) => (
                <td
                  key={day}
                  className={isInMonth ? styles.day : styles.otherMonth}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  {isInMonth && <Entries day={day} payments={due.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Entries({ day, payments }: { day: IsoDate; payments: readonly PlannedPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={longDate.format(dateAt(day))}>
      {payments.map(({ id, name }) => (
        <li key={id} title={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
