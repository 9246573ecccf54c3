import type { ReactNode } from 'react';
import styles from './bar-chart.module.css';
import { ChartFrame } from './chart-frame';
import { DataTable } from './data-table';

/** The incoming and the outgoing value of one period: `tick` names it below its bars, `name` in the table. */
type Bar = { tick: string; name: string; in: number; out: number };

type Props = {
  title: string;
  /** Text alternative of the chart: one sentence with its figures, also visible. */
  summary: string;
  /** The names of the two values, and of a period. */
  labels: { in: string; out: string; period: string };
  /** At least one; each has another `name`. */
  bars: readonly Bar[];
  /** Formats a value for the table. Without it, the figures are hidden: the bars show proportions only. */
  format?: (value: number) => ReactNode;
  /** The coordinates of the SVG, which the page scales to the available width; `max` is the value at `top`. */
  plot: { width: number; height: number; left: number; top: number; bottom: number; max: number };
  /** Whether the second bar stands on the first one instead of beside it. */
  isStacked?: boolean;
  /** Drawn behind the bars, for example grid lines. */
  children?: ReactNode;
};

/** Two bars per period, with the same figures as a table. */
export function BarChart(props: Props) {
  const { title, summary, labels, bars, format, plot, isStacked = false, children } = props;
  const step = (plot.width - plot.left) / bars.length;
  const gap = step * (isStacked ? 0.15 : 0.3);
  const pitch = isStacked ? step - gap : (step - gap) / 2;
  // One unit between bars that stand side by side.
  const shape = { width: pitch - 1, rx: isStacked ? 0 : 2 };
  const heightOf = (value: number) => (value / plot.max) * (plot.bottom - plot.top);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      legend={labels}
      table={
        format && (
          <DataTable
            caption={title}
            captionHidden
            columns={[
              { key: 'name', header: labels.period, rowHeader: true, cell: (bar) => bar.name },
              { key: 'in', header: labels.in, align: 'end', cell: (bar) => format(bar.in) },
              { key: 'out', header: labels.out, align: 'end', cell: (bar) => format(bar.out) },
            ]}
            rows={bars}
            rowKey={({ name }) => name}
            empty=""
          />
        )
      }
    >
      <svg
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        className={isStacked ? styles.stacked : styles.chart}
        aria-hidden="true"
      >
        {children}
        {bars.map((bar, index) => {
          const x = plot.left + index * step + gap / 2;
          const [low, high] = [heightOf(bar.in), heightOf(bar.out)];
          const second = isStacked
            ? { x, y: plot.bottom - low - high }
            : { x: x + pitch, y: plot.bottom - high };
          return (
            <g key={bar.name}>
              <rect className={styles.in} x={x} y={plot.bottom - low} height={low} {...shape} />
              <rect className={styles.out} {...second} height={high} {...shape} />
              <text x={x + (step - gap) / 2} y={plot.height - 4} textAnchor="middle">
                {bar.tick}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
