import { BankError } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { useRemote } from '@bank/remote-kit';
import { Amount, Button, Card, DataTable, Notice, Stack, useBalanceShown } from '@bank/ui';
import { useState } from 'react';
import { comparedMonths, type CategoryTotal } from '../../api/category-totals';
import { categoryName } from '../labels/label-texts';
import { messages } from './messages';

type Props = {
  currency: string;
  readTotals: (now: Date) => Promise<CategoryTotal[]>;
};

type Result = { totals: CategoryTotal[]; now: Date };
type State = { status: 'idle' | 'busy' | 'failed'; result?: Result | undefined };

// Labels store months in UTC.
const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** The totals of each category in two months. Asks the database only when the customer wants to know. */
export function SpendingCard({ currency, readTotals }: Props) {
  const [{ status, result }, setState] = useState<State>({ status: 'idle' });
  const [showsAmounts] = useBalanceShown();
  const { reportError } = useRemote();

  async function read() {
    const now = new Date();
    setState({ status: 'busy', result });
    try {
      setState({ status: 'idle', result: { totals: await readTotals(now), now } });
    } catch (error) {
      const isOffline = error instanceof BankError && error.code === 'network';
      if (!isOffline) reportError(error);
      setState({ status: 'failed', result });
    }
  }

  return (
    <Card title={messages.title}>
      <Stack>
        <p>{messages.help}</p>
        {showsAmounts ? (
          <>
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
            {result && <Totals {...result} currency={currency} />}
          </>
        ) : (
          <p>{messages.hidden}</p>
        )}
      </Stack>
    </Card>
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
          header: nameOf(current),
          cell: (row) => <Amount cents={row.current} currency={currency} signed />,
          align: 'end',
        },
        {
          key: previous,
          header: nameOf(previous),
          cell: (row) => <Amount cents={row.previous} currency={currency} signed />,
          align: 'end',
        },
      ]}
    />
  );
}
