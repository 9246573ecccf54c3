import { toCents } from '@bank/domain';
import { Amount, BarChart, ChartFrame, DataTable, type DataColumn } from '@bank/ui';
import styles from './sections.module.css';

type Month = { name: string; in: number; out: number };

const months: readonly Month[] = [
  { name: 'January', in: 900, out: 820 },
  { name: 'February', in: 900, out: 640 },
  { name: 'March', in: 1000, out: 1180 },
  { name: 'April', in: 0, out: 910 },
];

const columns: readonly DataColumn<Month>[] = [
  { key: 'name', header: 'Month', cell: (month) => month.name },
  {
    key: 'out',
    header: 'Money out',
    align: 'end',
    cell: (month) => <Amount cents={toCents(month.out)} currency="EUR" />,
  },
];

const bars = months.map((month) => ({ ...month, tick: month.name.slice(0, 3) }));
const labels = { in: 'Money in', out: 'Money out', period: 'Month' };
const size = { width: 400, height: 120, left: 0, top: 4, bottom: 100 };

export function Charts() {
  return (
    <>
      <ChartFrame
        title="Money out"
        summary="EUR 3,550.00 in four months, the most in March: EUR 1,180.00."
        table={
          <DataTable
            caption="Money out by month"
            columns={columns}
            rows={months}
            rowKey={(month) => month.name}
            empty="Nothing"
          />
        }
      >
        <svg viewBox="0 0 400 120" className={styles.chart}>
          {months.map(({ name, out }, index) => (
            <rect
              key={name}
              x={index * 100 + 16}
              y={120 - out / 10}
              width="68"
              height={out / 10}
              rx="6"
            />
          ))}
        </svg>
      </ChartFrame>
      <BarChart
        title="Money in and out"
        summary="EUR 2,800.00 in and EUR 3,550.00 out."
        labels={labels}
        bars={bars}
        format={String}
        plot={{ ...size, max: 1180 }}
      />
      <BarChart
        title="Money moved"
        summary="EUR 6,350.00 in four months."
        labels={labels}
        bars={bars}
        format={String}
        plot={{ ...size, max: 2180 }}
        isStacked
      />
    </>
  );
}
