import { dateFormat } from '@bank/i18n';
import { ChartFrame, DataTable } from '@bank/ui';
import styles from './failure-chart.module.css';
import { messages as texts } from './messages';
import type { FleetRelease } from './read-fleet';
import { HOURS } from './fleet-health';

const WIDTH = 480;
const HEIGHT = 96;
const HOUR_MS = 3_600_000;
const time = dateFormat({ hour: '2-digit', minute: '2-digit' });

type Props = {
  /** The number of failures in each of the last 24 hours, oldest first. */
  failures: readonly number[];
  /** The remote's releases; those of the last 24 hours are shown. */
  releases: readonly FleetRelease[];
  now: Date;
};

/** The failures of a day as bars, and each release as a line across them; a table has both by hour. */
export function FailureChart({ failures, releases, now }: Props) {
  const max = Math.max(1, ...failures);
  const total = failures.reduce((sum, count) => sum + count, 0);
  const step = WIDTH / HOURS;
  const start = now.getTime() - HOURS * HOUR_MS;
  const recentReleases = releases
    .map((release) => ({ release, x: ((release.at.getTime() - start) / HOUR_MS) * step }))
    .filter(({ x }) => x >= 0);
  const startOf = (hour: number) => time.format(new Date(start + hour * HOUR_MS));
  const hours = failures.map((count, hour) => ({
    ...{ hour, count },
    // The clock of this browser may be behind the server's.
    releases: recentReleases.filter(({ x }) => Math.min(Math.floor(x / step), HOURS - 1) === hour),
  }));
  return (
    <ChartFrame
      title={texts.failuresOfDay}
      summary={texts.failuresSummary(total, recentReleases.length)}
      table={
        <DataTable
          caption={texts.failuresOfDay}
          captionHidden
          columns={[
            { key: 'hour', header: texts.from, cell: ({ hour }) => startOf(hour), rowHeader: true },
            { key: 'count', header: texts.failures, cell: ({ count }) => count, align: 'end' },
            {
              key: 'releases',
              header: texts.releasesOfHour,
              cell: (row) =>
                row.releases
                  .map(
                    ({ release: { action, version } }) =>
                      `${texts.actions[action] ?? action} ${version}`,
                  )
                  .join(', '),
            },
          ]}
          rows={hours.filter((row) => row.count > 0 || row.releases.length > 0)}
          rowKey={({ hour }) => String(hour)}
          empty={texts.noFailure}
        />
      }
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className={styles.axis} />
        {failures.map((count, hour) => (
          <rect
            key={startOf(hour)}
            x={hour * step + 1}
            width={step - 2}
            y={HEIGHT - (count / max) * (HEIGHT - 8)}
            height={(count / max) * (HEIGHT - 8)}
            className={styles.bar}
          />
        ))}
        {recentReleases.map(({ release, x }) => (
          <line
            key={release.revision}
            x1={x}
            x2={x}
            y1="0"
            y2={HEIGHT}
            className={release.action === 'rollback' ? styles.rollback : styles.release}
          />
        ))}
      </svg>
    </ChartFrame>
  );
}
