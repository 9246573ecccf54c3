import type { Firestore } from '@bank/firebase/firestore';
import { formatMoney } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Button, Card, DataTable, Icon, PageHeading, Stack } from '@bank/ui';
import { RefreshIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { balancesByCurrency, volumeByDay } from '../../api/bank-figures';
import { Figure } from './figure';
import { messages } from './messages';
import { OverviewFigures } from './overview-figures';
import { useAsync } from './use-async';
import { VolumeChart } from './volume-chart';

const DAYS = 14;
const volume = (db: Firestore) => volumeByDay(db, DAYS);

/** What waits and the totals of the bank, aggregated by the database. */
export function OverviewScreen() {
  const [attempt, setAttempt] = useState(0);
  const balances = useAsync(balancesByCurrency, attempt);
  const days = useAsync(volume, attempt);
  return (
    <Stack gap="l">
      <PageHeading
        lead={messages.lead}
        actions={
          <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            <Icon icon={RefreshIcon} />
            {messages.again}
          </Button>
        }
      >
        {messages.title}
      </PageHeading>
      <OverviewFigures attempt={attempt} />
      <Figure live={days}>{(all) => <VolumeChart days={all} />}</Figure>
      <Card>
        <Figure live={balances}>
          {(sums) => (
            <DataTable
              caption={messages.balances}
              columns={[
                {
                  key: 'currency',
                  header: messages.currency,
                  rowHeader: true,
                  cell: ({ currency }) => currency,
                },
                {
                  key: 'sum',
                  header: messages.sum,
                  align: 'end',
                  cell: ({ cents, currency }) => formatMoney(cents, currency, locale()),
                },
              ]}
              rows={sums}
              rowKey={({ currency }) => currency}
              empty={messages.none}
            />
          )}
        </Figure>
      </Card>
    </Stack>
  );
}
