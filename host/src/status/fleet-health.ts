import { isFailure } from '@bank/contracts';
import { percentile } from '../federation/remote-health';
import type { FleetReport } from './read-fleet';

const HOUR_MS = 3_600_000;
export const HOURS = 24;

/** The health of a remote in all browsers that reported in a period. Times in milliseconds. */
export type PeriodHealth = {
  users: number;
  /** Users who saw a failure or an error. */
  failed: number;
  failures: number;
  errors: number;
  p50: number | null;
  p95: number | null;
  /** The 75th percentile of each web vital, which Google uses to rate a page. */
  lcp: number | null;
  inp: number | null;
  cls: number | null;
};

export type FleetHealth = {
  hour: PeriodHealth;
  day: PeriodHealth;
  /** Failures and errors in each of the last 24 hours, oldest first. */
  failuresByHour: readonly number[];
  lastError: FleetReport | null;
};

function periodHealth(reports: readonly FleetReport[]): PeriodHealth {
  const values = (kind: FleetReport['kind']) =>
    reports.filter((report) => report.kind === kind).map(({ value }) => value);
  const failing = reports.filter(isFailure);
  const loads = values('load');
  return {
    users: new Set(reports.map(({ uid }) => uid)).size,
    failed: new Set(failing.map(({ uid }) => uid)).size,
    failures: values('failure').length,
    errors: values('error').length,
    p50: percentile(loads, 0.5),
    p95: percentile(loads, 0.95),
    lcp: percentile(values('lcp'), 0.75),
    inp: percentile(values('inp'), 0.75),
    cls: percentile(values('cls'), 0.75),
  };
}

/** Summarizes the reports of one remote in the 24 hours before `now`. */
export function summarizeHealth(reports: readonly FleetReport[], now: Date): FleetHealth {
  const age = ({ at }: FleetReport) => now.getTime() - at.getTime();
  const day = reports.filter((report) => age(report) < HOURS * HOUR_MS);
  const failing = day.filter(isFailure);
  const failuresByHour = Array.from({ length: HOURS }, () => 0);
  for (const report of failing) {
    const hour = HOURS - 1 - Math.max(0, Math.floor(age(report) / HOUR_MS));
    failuresByHour[hour] = (failuresByHour[hour] ?? 0) + 1;
  }
  const [lastError = null] = failing.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    hour: periodHealth(day.filter((report) => age(report) < HOUR_MS)),
    day: periodHealth(day),
    failuresByHour,
    lastError,
  };
}
