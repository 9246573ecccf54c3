import { BankError, monthOf, type Cents } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { Amount, Button, DataTable, Notice, SelectField, Stack } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import { earlierMonths, type CategoryTotal, type Months } from '../../api/category-totals';
import type { PayeeTotals } from '../../api/payee-totals';
import { categoryName } from '../labels/label-texts';
import { LargestChanges } from './largest-changes';
import { messages } from './messages';
import { monthName } from './month-name';
import styles from './spending.module.css';

/** The totals of two months. */
export type ReadTotals = (months: Months) => Promise<CategoryTotal[]>;
export type ReadPayees = (months: Months) => Promise<PayeeTotals>;

/** `now` is in the current month. */
type Result = { totals: CategoryTotal[]; payees: PayeeTotals; months: Months; now: Date };

type Props = {
  currency: string;
  readTotals: ReadTotals;
  readPayees: ReadPayees;
  onRead: (result: Result) => void;
};

type State = { status: 'idle' | 'busy' | 'failed'; result?: Result | undefined };

/**
 * The totals of each category and payee in this month and an earlier one, by default the last. Asks the database only
 * when the customer wants to know.
 */
export function MonthComparison({ currency, readTotals, readPayees, onRead }: Props) {
  const [{ status, result }, setState] = useState<State>({ status: 'idle' });
  /** Null for the last month. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { reportError } = useRemote();
  const earlier = earlierMonths(new Date());
  const previous = chosen ?? earlier[0] ?? '';

  async function read() {
    const now = new Date();
    const months = { current: monthOf(now), previous };
    setState({ status: 'busy', result });
    try {
      const [totals, payees] = await Promise.all([readTotals(months), readPayees(months)]);
      const latest = { totals, payees, months, now };
      setState({ status: 'idle', result: latest });
      onRead(latest);
    } catch (error) {
      const isOffline = error instanceof BankError && error.code === 'network';
      if (!isOffline) reportError(error);
      setState({ status: 'failed', result });
    }
  }

  return (
    <Stack>
      <h3 className={styles.title}>{messages.comparison}</h3>
      <SelectField
        label={messages.month}
        value={previous}
        onChange={(event) => setChosen(event.target.value)}
        options={earlier.map((month) => ({ value: month, label: monthName(month) }))}
      />
      <Stack direction="row">
        <Button
          variant="secondary"
          busy={status === 'busy'}
          busyLabel={messages.busy}
          onClick={() => void read()}
        >
          {result?.months.previous === previous ? messages.update : messages.show}
        </Button>
      </Stack>
      {status === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.failed}
        </Notice>
      )}
      {result && <Results {...result} currency={currency} />}
    </Stack>
  );
}

function Results({ totals, payees, months, currency }: Result & { currency: string }) {
  return (
    <>
      <LargestChanges totals={totals} currency={currency} />
      <Totals
        title={messages.byCategory}
        header={messages.category}
        rows={totals.map((each) => ({ ...each, key: each.category, name: categoryName(each) }))}
        empty={messages.empty}
        months={months}
        currency={currency}
      />
      <Totals
        title={messages.byPayee}
        header={messages.payee}
        rows={payees.totals.map((each) => ({ ...each, name: <bdi>{each.name}</bdi> }))}
        empty={messages.noPayments}
        months={months}
        currency={currency}
      />
      {!payees.isComplete && <p>{messages.latestPayments}</p>}
    </>
  );
}

type Row = { key: string; name: ReactNode; current: Cents; previous: Cents };

function Totals(props: {
  title: string;
  header: string;
  rows: readonly Row[];
  empty: string;
  months: Months;
  currency: string;
}) {
  const { current, previous } = props.months;
  const amount = (cents: Cents) => <Amount cents={cents} currency={props.currency} signed />;
  return (
    <Stack gap="s">
      <h4 className={styles.subtitle}>{props.title}</h4>
      <DataTable
        caption={props.title}
        captionHidden
        rows={props.rows}
        rowKey={({ key }) => key}
        empty={props.empty}
        columns={[
          { key: 'name', header: props.header, cell: ({ name }) => name, rowHeader: true },
          {
            key: current,
            header: monthName(current),
            cell: (row) => amount(row.current),
            align: 'end',
          },
          {
            key: previous,
            header: monthName(previous),
            cell: (row) => amount(row.previous),
            align: 'end',
          },
        ]}
      />
    </Stack>
  );
}
