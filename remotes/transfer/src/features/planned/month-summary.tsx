import {
  addCents,
  formatMoney,
  occurrencesBetween,
  subtractCents,
  toCents,
  type Cents,
  type IsoDate,
} from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Card, DescriptionList, useBalanceShown } from '@bank/ui';
import type { PlannedPayment } from '../../api/planned-payment';
import { messages } from './messages';
import { dateAt } from './date-at';

const longDate = dateFormat({ dateStyle: 'long' });

function lastDayOfMonth(day: IsoDate): IsoDate {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/** The sum of all due dates until `end`, with those that are overdue. */
function plannedUntil(payments: readonly PlannedPayment[], end: IsoDate): Cents {
  return payments
    .flatMap((payment) =>
      payment.next === null
        ? []
        : occurrencesBetween(payment, payment.next, end).map(() => payment.amount),
    )
    .reduce(addCents, toCents(0));
}

type Props = {
  payments: readonly PlannedPayment[];
  balance: Cents;
  currency: string;
  today: IsoDate;
};

/** What is planned until the end of the month, and what the balance leaves after it. */
export function MonthSummary({ payments, balance, currency, today }: Props) {
  const [isShown] = useBalanceShown();
  const end = lastDayOfMonth(today);
  const planned = plannedUntil(payments, end);
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const left = subtractCents(balance, planned);
  const rest =
    left < 0
      ? { name: messages.missing, value: money(subtractCents(planned, balance)) }
      : { name: messages.leftAfter, value: money(left) };
  const items = [
    { name: messages.plannedUntil(longDate.format(dateAt(end))), value: money(planned) },
    ...(isShown ? [rest] : []),
  ];
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}
