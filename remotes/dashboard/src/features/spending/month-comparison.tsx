import { BankError } from '@bank/domain';
import { useRemote } from '@bank/remote-kit';
import { Amount, Button, DataTable, Notice, Stack } from '@bank/ui';
import { useState } from 'react';
import { comparedMonths, type CategoryTotal } from '../../api/category-totals';
import { categoryName } from '../labels/label-texts';
import { LargestChanges } from './largest-changes';
import { messages } from './messages';
import { monthName } from './month-name';
import styles from './spending.module.css';

/** The totals of this month, that of `now`, and of the month before. */
export type ReadTotals = (now: Date) => Promise<CategoryTotal[]>;

type Result = { totals: CategoryTotal[]; now: Date };

type Props = {
  currency: string;
  readTotals: ReadTotals;
  onRead: (result: Result) => void;
};

type State = { status: 'idle' | 'busy' | 'failed'; result?: Result | undefined };

/** The totals of each category in two months. Asks the database only when the customer wants to know. */
export function MonthComparison({ currency, readTotals, onRead }: Props) {
  const [{ status, result }, setState] = useState<State>({ status: 'idle' });
  const { reportError } = useRemote();

  async function read() {
    const now = new Date();
    setState({ status: 'busy', result });
    try {
      const latest = { totals: await readTotals(now), now };
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
      <Stack direction="row">
        <Button
          variant="secondary"
          busy={status === 'busy'}
          busyLabel={messages.busy}
          onClick={() => void read()}
        >
          {result ? messages.update : messages.show}
        </Button>
      </Stack>
      {status === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.failed}
        </Notice>
      )}
      {result && (
        <>
          <LargestChanges totals={result.totals} currency={currency} />
          <Totals {...result} currency={currency} />
        </>
      )}
    </Stack>
  );
}

function Totals({ totals, now, currency }: Result & { currency: string }) {
  const { current, previous } = comparedMonths(now);
  return (
    <DataTable
      caption={messages.title}
      captionHidden
      rows={totals}
      rowKey={({ category }) => category}
      empty={messages.empty}
      columns={[
        { key: 'category', header: messages.category, cell: categoryName, rowHeader: true },
        {
          key: current,
          header: monthName(current),
          cell: (row) => <Amount cents={row.current} currency={currency} signed />,
          align: 'end',
        },
        {
          key: previous,
          header: monthName(previous),
          cell: (row) => <Amount cents={row.previous} currency={currency} signed />,
          align: 'end',
        },
      ]}
    />
  );
}
