import type { UserProfile } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { EmptyState, ErrorState } from '@bank/ui';
import { EyeOffIcon } from '@bank/ui/icons';
import { useMemo, useState } from 'react';
import { useRecentActivity } from '../../api/recent-activity';
import { messages } from '../../messages';
import { useBalanceShown } from '../balance/use-balance-shown';
import { buildActivity, activityStart } from './activity';
import styles from './activity.module.css';
import { BalanceChart } from './balance-chart';
import { FlowChart } from './flow-chart';

type Props = { uid: string; account: UserProfile };

const texts = messages.activity;
const days = dateFormat({ dateStyle: 'medium' });

export function ActivityCharts({ uid, account }: Props) {
  const [opened] = useState(() => new Date());
  const from = useMemo(() => activityStart(opened), [opened]);
  const recent = useRecentActivity(uid, from);
  const [isShown] = useBalanceShown();
  if (recent.status === 'loading') return null;
  if (recent.status === 'error') return <ErrorState title={texts.failed} />;

  const { newestFirst, isComplete } = recent.value;
  if (newestFirst.length === 0) return <EmptyState title={texts.none} />;

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
        <EmptyState title={texts.balance} icon={EyeOffIcon}>
          {texts.hidden}
        </EmptyState>
      )}
      <FlowChart months={activity.months} currency={account.country} />
      {!isComplete && <p className={styles.note}>{texts.since(days.format(activity.from))}</p>}
    </>
  );
}
