import {
  budgetUse,
  formatMoney,
  type BudgetCategory,
  type BudgetUse,
  type Cents,
} from '@bank/domain';
import { locale, numberFormat } from '@bank/i18n';
import { Icon, Meter } from '@bank/ui';
import { AlertIcon } from '@bank/ui/icons';
import { categoryName } from '../labels/label-texts';
import styles from './budgets.module.css';
import { messages } from './messages';

type Props = {
  category: BudgetCategory;
  budget: Cents;
  /** What was spent this month; undefined while it is added up. */
  spent: Cents | undefined;
  currency: string;
};

const percentFormat = numberFormat({ style: 'percent' });

const toneOf = { within: 'brand', near: 'warning', spent: 'warning', over: 'danger' } as const;

/** How much of a budget is spent: a bar, the amounts as text, and a notice from 80 % on. */
export function BudgetMeter({ category, budget, spent, currency }: Props) {
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const use = spent === undefined ? undefined : budgetUse(budget, spent);
  const text = use ? messages.spent(money(use.spent), money(budget)) : '';
  return (
    <>
      <div className={styles.meter}>
        <Meter
          label={messages.meter(categoryName({ category }))}
          percent={use?.percent}
          text={text}
          tone={toneOf[use?.status ?? 'within']}
        />
      </div>
      {use ? (
        <div className={styles.figures}>
          <p>{use.status === 'over' ? text : messages.left(money(use.left), money(budget))}</p>
          <UseNotice use={use} money={money} />
        </div>
      ) : (
        <p className={styles.figures}>{messages.monthly(money(budget))}</p>
      )}
    </>
  );
}

type NoticeProps = { use: BudgetUse; money: (cents: Cents) => string };

function UseNotice({ use, money }: NoticeProps) {
  const texts: Readonly<Record<BudgetUse['status'], () => string>> = {
    within: () => '',
    near: () => messages.near(percentFormat.format(use.percent / 100)),
    spent: () => messages.used,
    over: () => messages.over(money(-use.left as Cents)),
  };
  const text = texts[use.status]();
  return text === '' ? null : (
    <p className={use.status === 'over' ? styles.danger : styles.warning}>
      <Icon icon={AlertIcon} />
      {text}
    </p>
  );
}
