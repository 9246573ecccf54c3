import { formatMoney, toMajorUnits, type Cents } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { ChartFrame, DataTable } from '@bank/ui';
import { scaleLinear, scaleTime } from 'd3-scale';
import { area, line } from 'd3-shape';
import { messages } from '../../messages';
import type { BalancePoint } from './activity';
import { AmountAxis } from './amount-axis';
import styles from './activity.module.css';
import { CHART } from './chart-size';

type Props = { points: readonly BalancePoint[]; currency: string };

const texts = messages.activity;
const days = dateFormat({ dateStyle: 'medium' });
const months = dateFormat({ month: 'short' });

/** The balance at the beginning of each month, and now. */
export function BalanceChart({ points, currency }: Props) {
  const money = (cents: number) => formatMoney(cents as Cents, currency, locale());
  const balances = points.map(({ balance }) => balance);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const [low, high] = [Math.min(...balances), Math.max(...balances)];

  const x = scaleTime([first.date, last.date], [CHART.left, CHART.width]);
  const y = scaleLinear(
    [Math.min(0, toMajorUnits(low as Cents)), toMajorUnits(high as Cents) || 1],
    [CHART.bottom, CHART.top],
  ).nice(3);
  const xOf = ({ date }: BalancePoint) => x(date);
  const height = ({ balance }: BalancePoint) => y(toMajorUnits(balance));
  const path = line(xOf, height)(points) ?? '';
  const areaPath = area(xOf, y(0), height)(points) ?? '';

  return (
    <ChartFrame
      title={texts.balance}
      summary={texts.balanceSummary(
        money(first.balance),
        days.format(first.date),
        money(last.balance),
      )}
      table={
        <DataTable
          caption={texts.balance}
          captionHidden
          columns={[
            {
              key: 'day',
              header: texts.day,
              rowHeader: true,
              cell: ({ date }) => days.format(date),
            },
            {
              key: 'balance',
              header: messages.statement.balance,
              align: 'end',
              cell: ({ balance }) => money(balance),
            },
          ]}
          rows={points}
          rowKey={({ date }) => String(date.getTime())}
          empty={texts.none}
        />
      }
    >
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className={styles.chart}
        aria-hidden="true"
      >
        <AmountAxis scale={y} currency={currency} />
        <path d={areaPath} className={styles.area} />
        <path d={path} className={styles.line} />
        {x.ticks(4).map((tick) => (
          <text
            key={tick.getTime()}
            x={x(tick)}
            y={CHART.height - 4}
            className={styles.tick}
            textAnchor="middle"
          >
            {months.format(tick)}
          </text>
        ))}
      </svg>
    </ChartFrame>
  );
}
