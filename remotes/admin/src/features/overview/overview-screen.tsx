import type { Firestore } from '@bank/firebase/firestore';
import { formatMoney } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { Button, Card, DataTable, Icon, PageHeading, Stack } from '@bank/ui';
import { TurnIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { balancesByCurrency, volumeByDay, pendingCounts } from '../../api/bank-figures';
import { countUsers } from '../../api/user-count';
import { AdminNav } from '../navigation/admin-nav';
import { Figure } from './figure';
import { messages } from './messages';
import styles from './overview.module.css';
import { useAsync } from './use-async';
import { VolumeChart } from './volume-chart';

const DAYS = 14;
const volume = (db: Firestore) => volumeByDay(db, DAYS);
const number = (value: number) => value.toLocaleString(locale());

/** Totals of the bank, aggregated by the database. */
export function OverviewScreen() {
  const [attempt, setAttempt] = useState(0);
  const users = useAsync(countUsers, attempt);
  const pending = useAsync(pendingCounts, attempt);
  const balances = useAsync(balancesByCurrency, attempt);
  const days = useAsync(volume, attempt);
  return (
    <Stack gap="l">
      <AdminNav />
      <PageHeading
        lead={messages.lead}
        actions={
          <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            <Icon icon={TurnIcon} />
            {messages.again}
          </Button>
        }
      >
        {messages.title}
      </PageHeading>
      <div className={styles.cards}>
        <Card title={messages.users}>
          <Figure live={users}>
            {(count) => (
              <Link to="/admin" className={styles.figure}>
                {number(count)}
              </Link>
            )}
          </Figure>
        </Card>
        <Card title={messages.waiting}>
          <Figure live={pending}>
            {({ kycRequests, loans, disputes }) => (
              <ul className={styles.waiting}>
                <li>
                  <Link to="/admin/requests/kyc">{messages.kyc(number(kycRequests))}</Link>
                </li>
                <li>
                  <Link to="/admin/requests/loans">{messages.loans(number(loans))}</Link>
                </li>
                <li>
                  <Link to="/admin/requests/disputes">{messages.disputes(number(disputes))}</Link>
                </li>
              </ul>
            )}
          </Figure>
        </Card>
      </div>
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
