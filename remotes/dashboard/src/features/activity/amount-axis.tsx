import { isZeroDecimal } from '@bank/domain';
import { numberFormat } from '@bank/i18n';
import type { ScaleLinear } from 'd3-scale';
import styles from './activity.module.css';
import { CHART } from './chart-size';

const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });

type Props = { scale: ScaleLinear<number, number>; currency: string };

/** Grid lines at round amounts. The table has the exact ones. */
export function AmountAxis({ scale, currency }: Props) {
  const ticks = scale.ticks(3).filter((tick) => Number.isInteger(tick) || !isZeroDecimal(currency));
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={CHART.left}
            x2={CHART.width}
            y1={scale(tick)}
            y2={scale(tick)}
            className={styles.grid}
          />
          <text
            x={CHART.left - 6}
            y={scale(tick)}
            dy="0.35em"
            textAnchor="end"
            className={styles.tick}
          >
            {compact.format(tick)}
          </text>
        </g>
      ))}
    </>
  );
}
