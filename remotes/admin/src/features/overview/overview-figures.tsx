import { Card } from '@bank/ui';
import { customerFigures } from '../../api/customer-figures';
import { monthVolume } from '../../api/month-volume';
import { QUEUES, waitingWork, type Queue, type Waiting } from '../../api/waiting-work';
import { transactionsPath } from '../transactions/transactions-url';
import { age } from './age';
import { Figure } from './figure';
import { FigureTile } from './figure-tile';
import { messages } from './messages';
import styles from './overview.module.css';
import { trendNote } from './trend-note';
import { useAsync } from './use-async';

const PATHS: Record<Queue, string> = {
  kycRequests: '/admin/requests/kyc',
  loans: '/admin/requests/loans',
  disputes: '/admin/requests/disputes',
  creditProposals: '/admin/requests/credits',
};

function waitingNote({ count, oldest }: Waiting): string {
  return count > 0 && oldest ? messages.oldest(age(oldest)) : messages.nothingWaits;
}

/** The waiting requests, the customers and the volume of the month. Each figure links to its list. */
export function OverviewFigures({ attempt = 0 }: { attempt?: number }) {
  const waiting = useAsync(waitingWork, attempt);
  const customers = useAsync(customerFigures, attempt);
  const month = useAsync(monthVolume, attempt);
  return (
    <div className={styles.groups}>
      <Card title={messages.waiting} className={styles.group}>
        <Figure live={waiting}>
          {(queues) => (
            <ul className={styles.tiles}>
              {QUEUES.map((queue) => (
                <FigureTile
                  key={queue}
                  label={messages.queues[queue]}
                  value={queues[queue].count}
                  note={waitingNote(queues[queue])}
                  to={PATHS[queue]}
                  marked={queues[queue].count > 0}
                />
              ))}
            </ul>
          )}
        </Figure>
      </Card>
      <Card title={messages.customers} className={styles.group}>
        <Figure live={customers}>
          {({ users, isNew, failedCodes, locked }) => (
            <ul className={styles.tiles}>
              <FigureTile
                label={messages.isNew}
                value={isNew}
                note={messages.isNewNote}
                to="/admin?sort=transactionEnabled"
              />
              <FigureTile
                label={messages.locked}
                value={locked}
                note={messages.lockedNote}
                to="/admin/codes"
                marked={locked > 0}
              />
              <FigureTile
                label={messages.failedCodes}
                value={failedCodes}
                note={messages.failedCodesNote}
                to="/admin/codes"
              />
              <FigureTile
                label={messages.users}
                value={users}
                note={messages.usersNote}
                to="/admin?sort=username"
              />
            </ul>
          )}
        </Figure>
      </Card>
      <Card title={messages.month} className={styles.group}>
        <Figure live={month}>
          {({ credits, withdrawals, since }) => (
            <ul className={styles.tiles}>
              <FigureTile
                label={messages.withdrawals}
                value={withdrawals.now}
                note={trendNote(withdrawals)}
                to={transactionsPath({ direction: 'withdrawals', from: since })}
              />
              <FigureTile
                label={messages.credits}
                value={credits.now}
                note={trendNote(credits)}
                to={transactionsPath({ direction: 'credits', from: since })}
              />
            </ul>
          )}
        </Figure>
      </Card>
    </div>
  );
}
