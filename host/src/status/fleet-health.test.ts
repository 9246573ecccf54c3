import { expect, test } from '@jest/globals';
import type { FleetReport } from './read-fleet';
import { summarizeHealth } from './fleet-health';

const now = new Date('2026-03-02T12:00:00Z');
let count = 0;

function report(minutesAgo: number, change: Partial<FleetReport>): FleetReport {
  count += 1;
  return {
    ...{ kind: 'load', remote: 'loans', version: 'one', role: 'live', value: 100, detail: '' },
    ...{ uid: `user-${count}`, session: `session-${count}`, route: '/loan', browser: 'Chrome/1' },
    at: new Date(now.getTime() - minutesAgo * 60_000),
    ...change,
  };
}

test('counts users who saw a failure once, in the last hour and the last day', () => {
  const { hour, day } = summarizeHealth(
    [
      report(1, { uid: 'ada' }),
      report(2, { uid: 'ada', kind: 'failure' }),
      report(3, { uid: 'ada', kind: 'error' }),
      report(90, { uid: 'grace' }),
      report(25 * 60, { uid: 'alan', kind: 'failure' }),
    ],
    now,
  );
  expect(hour).toMatchObject({ users: 1, failed: 1, failures: 1, errors: 1 });
  expect(day).toMatchObject({ users: 2, failed: 1, failures: 1, errors: 1 });
});

test('computes percentiles of load times and web vitals', () => {
  const loads = Array.from({ length: 100 }, (_, index) => report(5, { value: index + 1 }));
  const shifts = [0, 0.1, 0.2, 0.3].map((value) => report(5, { kind: 'cls', value }));
  const { hour } = summarizeHealth([...loads, ...shifts], now);
  expect(hour).toMatchObject({ p50: 50, p95: 95, cls: 0.2, lcp: null, inp: null });
});

test('counts failures by hour, oldest first, and returns the last one', () => {
  const last = report(10, { kind: 'error', detail: 'the last' });
  const { failuresByHour, lastError } = summarizeHealth(
    [report(23.5 * 60, { kind: 'failure' }), last, report(20, { kind: 'failure' })],
    now,
  );
  expect(failuresByHour).toHaveLength(24);
  expect(failuresByHour[0]).toBe(1);
  expect(failuresByHour[23]).toBe(2);
  expect(lastError).toBe(last);
});

test('counts reports from the future if the clock is behind the server’s', () => {
  const { hour, failuresByHour } = summarizeHealth([report(-5, { kind: 'failure' })], now);
  expect(hour.failures).toBe(1);
  expect(failuresByHour[23]).toBe(1);
});
