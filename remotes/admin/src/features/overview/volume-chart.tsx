import { dateFormat, locale } from '@bank/i18n';
import { ChartFrame, DataTable } from '@bank/ui';
import type { DayVolume } from '../../api/bank-figures';
import { messages } from './messages';
import styles from './overview.module.css';

const SIZE = { width: 640, height: 200, foot: 24, gap: 6 };
const long = dateFormat({ dateStyle: 'medium' });
const short = dateFormat({ day: 'numeric', month: 'numeric' });

/** Transactions by day, as counts: amounts of different currencies can't be added. */
export function VolumeChart({ days }: { days: readonly DayVolume[] }) {
  const most = Math.max(1, ...days.map(({ withdrawals, credits }) => withdrawals + credits));
  const all = (side: 'withdrawals' | 'credits') =>
    days.reduce((sum, day) => sum + day[side], 0).toLocaleString(locale());
  const [step, floor] = [SIZE.width / days.length, SIZE.height - SIZE.foot];
  const scale = (count: number) => (count / most) * (floor - 4);
  return (
    <ChartFrame
      title={messages.volume}
      summary={messages.volumeSummary(all('credits'), all('withdrawals'))}
      legend={{ in: messages.credits, out: messages.withdrawals }}
      table={
        <DataTable
          caption={messages.volume}
          captionHidden
          columns={[
            {
              key: 'day',
              header: messages.day,
              rowHeader: true,
              cell: ({ day }) => long.format(day),
            },
            { key: 'in', header: messages.credits, align: 'end', cell: ({ credits }) => credits },
            {
              key: 'out',
              header: messages.withdrawals,
              align: 'end',
              cell: ({ withdrawals }) => withdrawals,
            },
          ]}
          rows={days}
          rowKey={({ day }) => day.toISOString()}
          empty={messages.none}
        />
      }
    >
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className={styles.chart} aria-hidden="true">
        {days.map(({ day, withdrawals, credits }, index) => {
          const [x, width] = [index * step + SIZE.gap / 2, step - SIZE.gap];
          const [low, high] = [scale(credits), scale(withdrawals)];
          return (
            <g key={day.toISOString()}>
              <rect className={styles.in} {...{ x, width, y: floor - low, height: low }} />
              <rect className={styles.out} {...{ x, width, y: floor - low - high, height: high }} />
              <text x={x + width / 2} y={SIZE.height - 6} textAnchor="middle">
                {short.format(day)}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
