import { formatMoney, type IsoDate } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { useNotify } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { Button, buttonClass, Card, failureText, useRequest } from '@bank/ui';
import type { PlannedPayment } from '../../api/planned-payment';
import { recipientOf } from '../payees/destination';
import { messages } from './messages';
import { plannedUrl } from './planned-url';
import styles from './planned.module.css';
import type { PlanActions } from './planned-view';
import { dateAt } from './date-at';

const longDate = dateFormat({ dateStyle: 'long' });

type Props = {
  title: string;
  payments: readonly PlannedPayment[];
  today: IsoDate;
  currency: string;
  skip: PlanActions['skip'];
  onEdit: (payment: PlannedPayment) => void;
};

export function PaymentList({ title, payments, ...more }: Props) {
  return (
    <Card title={title}>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} {...more} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = Omit<Props, 'title' | 'payments'> & { payment: PlannedPayment };

function PaymentRow({ payment, today, currency, skip, onEdit }: RowProps) {
  const { id, name, amount, payee, every, next } = payment;
  const notify = useNotify();
  const skipping = useRequest(async () => {
    if (next === null) return;
    await skip({ id, due: next });
    notify.success(messages.skipped(name));
  });
  const isDue = next !== null && next <= today;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {payee && <bdi className={styles.detail}>{recipientOf(payee)}</bdi>}
        <span className={styles.detail}>
          {[next && longDate.format(dateAt(next)), messages.repeats[every]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={styles.amount}>{formatMoney(amount, currency, locale())}</span>
      <div className={styles.actions}>
        {isDue && (
          <Link
            to={plannedUrl({ id, due: next })}
            className={buttonClass('primary')}
            aria-label={messages.confirmOf(messages.confirm(next === today), name)}
          >
            {messages.confirm(next === today)}
          </Link>
        )}
        {next !== null && (
          <Button
            variant="quiet"
            busy={skipping.isBusy}
            busyLabel={messages.skipping}
            aria-label={messages.skipOf(name)}
            onClick={() => void skipping.run()}
          >
            {messages.skip}
          </Button>
        )}
        <Button variant="quiet" aria-label={messages.editOf(name)} onClick={() => onEdit(payment)}>
          {messages.edit}
        </Button>
      </div>
      {skipping.isFailed && (
        <p className={styles.failure} role="alert">
          {failureText(skipping.error, messages)}
        </p>
      )}
    </li>
  );
}
