import { addCents, type Cents, type UserProfile } from '@bank/domain';
import { Button, Card, EmptyState, ErrorState, useBalanceShown } from '@bank/ui';
import { EyeOffIcon } from '@bank/ui/icons';
import { totalSaved, usePots } from '../../api/pots';
import { messages } from '../../messages';
import { balancePoints } from './activity';
import styles from './activity.module.css';
import { BalanceChart } from './balance-chart';
import { ChartsSkeleton } from './charts-skeleton';
import { FlowChart } from './flow-chart';
import { NoActivity } from './no-activity';
import { useMonthFlows } from './use-month-flows';

type Props = { uid: string; account: UserProfile };

const texts = messages.activity;

export function ActivityCharts({ uid, account }: Props) {
  const pots = usePots(uid);
  if (pots.status === 'loading') return <ChartsSkeleton />;
  if (pots.status === 'error') return <ErrorState title={texts.failed} />;
  // Moves to pots are not transactions, so the past is derived from what balance and pots hold together.
  const current = addCents(account.accountBalance, totalSaved(pots.value));
  return (
    <Charts
      uid={uid}
      currency={account.country}
      current={current}
      hasPots={pots.value.length > 0}
    />
  );
}

type ChartsProps = { uid: string; currency: string; current: Cents; hasPots: boolean };

function Charts({ uid, currency, current, hasPots }: ChartsProps) {
  const { activity, retry } = useMonthFlows(uid, current);
  const [isShown] = useBalanceShown();
  if (activity.status === 'loading') return <ChartsSkeleton />;
  if (activity.status === 'error') {
    return (
      <ErrorState title={texts.failed} action={<Button onClick={retry}>{texts.retry}</Button>} />
    );
  }

  const { flows, current: end, now } = activity.value;
  if (flows.every(({ moneyIn, moneyOut }) => moneyIn === 0 && moneyOut === 0)) {
    return <NoActivity />;
  }
  return (
    <>
      {/* Hidden with the balance: the chart reveals it. */}
      {isShown ? (
        <BalanceChart points={balancePoints(flows, end, now)} currency={currency} />
      ) : (
        <Card className={styles.hidden}>
          <EmptyState title={texts.balance} icon={EyeOffIcon}>
            {texts.hidden}
          </EmptyState>
        </Card>
      )}
      <FlowChart months={flows} currency={currency} showsFigures={isShown} />
      {isShown && hasPots && <p className={styles.note}>{texts.withPots}</p>}
    </>
  );
}
