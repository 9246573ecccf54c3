import { addCents, type UserProfile } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Card, EmptyState, ErrorState, useBalanceShown } from '@bank/ui';
import { EyeOffIcon } from '@bank/ui/icons';
import { useMemo, useState } from 'react';
import { totalSaved, usePots } from '../../api/pots';
import { useRecentActivity } from '../../api/recent-activity';
import { messages } from '../../messages';
import { buildActivity, activityStart } from './activity';
import styles from './activity.module.css';
import { BalanceChart } from './balance-chart';
import { ChartsSkeleton } from './charts-skeleton';
import { FlowChart } from './flow-chart';
import { NoActivity } from './no-activity';

type Props = { uid: string; account: UserProfile };

const texts = messages.activity;
const days = dateFormat({ dateStyle: 'medium' });

export function ActivityCharts({ uid, account }: Props) {
  const [opened] = useState(() => new Date());
  const from = useMemo(() => activityStart(opened), [opened]);
  const recent = useRecentActivity(uid, from);
  const pots = usePots(uid);
  const [isShown] = useBalanceShown();
  if (recent.status === 'loading' || pots.status === 'loading') return <ChartsSkeleton />;
  if (recent.status === 'error' || pots.status === 'error')
    return <ErrorState title={texts.failed} />;

  const { newestFirst, isComplete } = recent.value;
  if (newestFirst.length === 0) return <NoActivity />;

  // A later entry moves the end of the chart.
  const newest = newestFirst[0]?.date ?? opened;
  const now = newest > opened ? newest : opened;
  // Moves to pots are not transactions, so the past is derived from what balance and pots hold together.
  const current = addCents(account.accountBalance, totalSaved(pots.value));
  const activity = buildActivity(newestFirst, isComplete, current, { from, now });
  return (
    <>
      {/* Hidden with the balance: the chart reveals it. */}
      {isShown ? (
        <BalanceChart points={activity.points} currency={account.country} />
      ) : (
        <Card className={styles.hidden}>
          <EmptyState title={texts.balance} icon={EyeOffIcon}>
            {texts.hidden}
          </EmptyState>
        </Card>
      )}
      <FlowChart months={activity.months} currency={account.country} showsFigures={isShown} />
      {isShown && pots.value.length > 0 && <p className={styles.note}>{texts.withPots}</p>}
      {!isComplete && <p className={styles.note}>{texts.since(days.format(activity.from))}</p>}
    </>
  );
}
