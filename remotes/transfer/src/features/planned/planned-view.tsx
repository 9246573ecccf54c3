import { dayOf, type Cents, type IsoDate } from '@bank/domain';
import { Button, Card, EmptyState, Icon, Notice, Stack } from '@bank/ui';
import { BillIcon, DownloadIcon, PlusIcon } from '@bank/ui/icons';
import { useState } from 'react';
import type { SavedPayee } from '../../api/saved-payees';
import type { DuePayment, PlannedPayment } from '../../api/planned-payment';
import { MAX_PLANNED, type Plan } from '../../api/planned-payments';
import { messages } from './messages';
import { MonthCalendar } from './month-calendar';
import { MonthSummary } from './month-summary';
import { PaymentList } from './payment-list';
import { PlanDialog } from './plan-dialog';
import styles from './planned.module.css';

/** Each rejects with a `BankError` if nothing was changed. */
export type PlanActions = {
  plan: (id: string, plan: Plan) => Promise<void>;
  change: (before: PlannedPayment, plan: Plan) => Promise<void>;
  skip: (due: DuePayment) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

type Props = {
  payments: readonly PlannedPayment[];
  payees: readonly SavedPayee[];
  balance: Cents;
  currency: string;
  actions: PlanActions;
};

async function downloadCalendar(payments: readonly PlannedPayment[]): Promise<void> {
  const { calendarFile, saveFile } = await import('./calendar-file');
  saveFile(calendarFile(payments, new Date()));
}

/** What is due and what comes next, as a list and a calendar. */
export function PlannedView({ payments, payees, balance, currency, actions }: Props) {
  const [opened, setOpened] = useState<PlannedPayment | 'new' | null>(null);
  const today = dayOf(new Date());
  const isFull = payments.length >= MAX_PLANNED;
  const add = (
    <Button disabled={isFull} onClick={() => setOpened('new')}>
      <Icon icon={PlusIcon} />
      {messages.add}
    </Button>
  );
  return (
    <>
      <Notice tone="info" title={messages.notAutomatic}>
        {messages.notAutomaticHelp}
      </Notice>
      {payments.length === 0 ? (
        <Card>
          <EmptyState title={messages.empty} icon={BillIcon} action={add}>
            {messages.emptyHelp}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Stack direction="row">
            {add}
            <Button variant="secondary" onClick={() => void downloadCalendar(payments)}>
              <Icon icon={DownloadIcon} />
              {messages.export}
            </Button>
          </Stack>
          {isFull && <p>{messages.full(MAX_PLANNED)}</p>}
          <MonthSummary {...{ payments, balance, currency, today }} />
          <div className={styles.columns}>
            <Lists {...{ payments, today, currency }} skip={actions.skip} onEdit={setOpened} />
            <Card>
              <MonthCalendar payments={payments} today={today} />
            </Card>
          </div>
        </>
      )}
      {opened && (
        <PlanDialog
          payment={opened === 'new' ? null : opened}
          {...{ payees, currency, actions, today }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type ListsProps = Pick<Props, 'payments' | 'currency'> & {
  today: IsoDate;
  skip: PlanActions['skip'];
  onEdit: (payment: PlannedPayment) => void;
};

function Lists({ payments, today, ...more }: ListsProps) {
  const lists = [
    [messages.due, payments.filter(({ next }) => next !== null && next <= today)],
    [messages.upcoming, payments.filter(({ next }) => next !== null && next > today)],
    [messages.done, payments.filter(({ next }) => next === null)],
  ] as const;
  return (
    <Stack gap="l">
      {lists.map(
        ([title, shown]) =>
          shown.length > 0 && (
            <PaymentList key={title} title={title} payments={shown} today={today} {...more} />
          ),
      )}
    </Stack>
  );
}
