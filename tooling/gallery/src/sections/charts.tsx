import { toCents } from '@bank/domain';
import { Amount, ChartFrame, DataTable, type DataColumn } from '@bank/ui';
import styles from './sections.module.css';

type Month = { name: string; out: number };

const months: readonly Month[] = [
  { name: 'January', out: 820 },
  { name: 'February', out: 640 },
  { name: 'March', out: 1180 },
  { name: 'April', out: 910 },
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

export function Charts() {
  return (
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
  );
}
