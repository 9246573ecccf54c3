import type { UserProfile } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Card, EmptyState, ErrorState, useBalanceShown } from '@bank/ui';
import { EyeOffIcon } from '@bank/ui/icons';
import { useMemo, useState } from 'react';
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
  const [isShown] = useBalanceShown();
  if (recent.status === 'loading') return <ChartsSkeleton />;
  if (recent.status === 'error') return <ErrorState title={texts.failed} />;

  const { newestFirst, isComplete } = recent.value;
  if (newestFirst.length === 0) return <NoActivity />;

  // A later entry moves the end of the chart.
  const newest = newestFirst[0]?.date ?? opened;
  const now = newest > opened ? newest : opened;
  const activity = buildActivity(newestFirst, isComplete, account.accountBalance, { from, now });
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
      {!isComplete && <p className={styles.note}>{texts.since(days.format(activity.from))}</p>}
    </>
  );
}
