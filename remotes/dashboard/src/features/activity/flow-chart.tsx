import { addCents, formatMoney, toMajorUnits, toCents, type Cents } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { BarChart } from '@bank/ui';
import { scaleLinear } from 'd3-scale';
import type { MonthFlow } from '../../api/month-flows';
import { messages } from '../../messages';
import { AmountAxis } from './amount-axis';
import { CHART } from './chart-size';

type Props = {
  months: readonly MonthFlow[];
  currency: string;
  /** Without figures, the bars show proportions only. */
  showsFigures: boolean;
};

const texts = messages.activity;
const short = dateFormat({ month: 'short' });
const long = dateFormat({ month: 'long', year: 'numeric' });

/** Two bars per month: money in and money out. */
export function FlowChart({ months, currency, showsFigures }: Props) {
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const sum = (side: 'moneyIn' | 'moneyOut') =>
    months.reduce((total, each) => addCents(total, each[side]), toCents(0));
  const highest = Math.max(1, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));
  const y = scaleLinear([0, toMajorUnits(highest as Cents)], [CHART.bottom, CHART.top]).nice(3);
  return (
    <BarChart
      title={texts.flow}
      summary={
        showsFigures
          ? texts.flowSummary(money(sum('moneyIn')), money(sum('moneyOut')))
          : texts.hiddenFigures
      }
      labels={{ in: texts.moneyIn, out: texts.moneyOut, period: texts.month }}
      bars={months.map(({ month, moneyIn, moneyOut }) => ({
        ...{ tick: short.format(month), name: long.format(month) },
        ...{ in: moneyIn, out: moneyOut },
      }))}
      {...(showsFigures && { format: (cents: number) => money(cents as Cents) })}
      plot={{ ...CHART, max: toCents(y.invert(CHART.top)) }}
    >
      {showsFigures && <AmountAxis scale={y} currency={currency} />}
    </BarChart>
  );
}
