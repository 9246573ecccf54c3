import { addCents, formatMoney, toMajorUnits, toCents, type Cents } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { ChartFrame, DataTable } from '@bank/ui';
import { scaleBand, scaleLinear } from 'd3-scale';
import { messages } from '../../messages';
import type { MonthFlow } from './activity';
import { AmountAxis } from './amount-axis';
import styles from './activity.module.css';
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
const keyOf = ({ month }: MonthFlow) => String(month.getTime());

/** Two bars per month: money in and money out. */
export function FlowChart({ months, currency, showsFigures }: Props) {
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const sum = (side: 'moneyIn' | 'moneyOut') =>
    months.reduce((total, each) => addCents(total, each[side]), toCents(0));
  const highest = Math.max(1, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));

  const x = scaleBand(months.map(keyOf), [CHART.left, CHART.width]).padding(0.3);
  const y = scaleLinear([0, toMajorUnits(highest as Cents)], [CHART.bottom, CHART.top]).nice(3);
  const width = x.bandwidth() / 2;
  const bar = (cents: Cents) => ({
    y: y(toMajorUnits(cents)),
    height: CHART.bottom - y(toMajorUnits(cents)),
  });

  return (
    <ChartFrame
      title={texts.flow}
      summary={
        showsFigures
          ? texts.flowSummary(money(sum('moneyIn')), money(sum('moneyOut')))
          : texts.hiddenFigures
      }
      legend={{ in: texts.moneyIn, out: texts.moneyOut }}
      table={
        showsFigures && (
          <DataTable
            caption={texts.flow}
            captionHidden
            columns={[
              {
                key: 'month',
                header: texts.month,
                rowHeader: true,
                cell: ({ month }) => long.format(month),
              },
              {
                key: 'in',
                header: texts.moneyIn,
                align: 'end',
                cell: ({ moneyIn }) => money(moneyIn),
              },
              {
                key: 'out',
                header: texts.moneyOut,
                align: 'end',
                cell: ({ moneyOut }) => money(moneyOut),
              },
            ]}
            rows={months}
            rowKey={keyOf}
            empty={texts.none}
          />
        )
      }
    >
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className={styles.chart}
        aria-hidden="true"
      >
        {showsFigures && <AmountAxis scale={y} currency={currency} />}
        {months.map((each) => {
          const start = x(keyOf(each)) ?? 0;
          return (
            <g key={keyOf(each)}>
              <rect
                x={start}
                width={width - 1}
                rx="2"
                {...bar(each.moneyIn)}
                className={styles.in}
              />
              <rect
                x={start + width}
                width={width - 1}
                rx="2"
                {...bar(each.moneyOut)}
                className={styles.out}
              />
              <text
                x={start + width}
                y={CHART.height - 4}
                className={styles.tick}
                textAnchor="middle"
              >
                {short.format(each.month)}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
