import { expect, test } from '@jest/globals';
import { limitsOf } from './limits';
import { newSessionTimes, sessionStatus } from './session-times';

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 1, 9);
const limits = limitsOf({});
const times = newSessionTimes(START);

/** The status after `minutes`, with the last activity `idle` minutes ago. */
function after(minutes: number, idle: number) {
  const now = START + minutes * MINUTE;
  return sessionStatus({ ...times, activeAt: now - idle * MINUTE }, limits, now);
}

test('the default limits are 10 minutes idle and 8 hours in total', () => {
  expect(limits).toEqual({ idle: 10 * MINUTE, absolute: 480 * MINUTE, warning: MINUTE });
});

test('a deployment can override one limit', () => {
  expect(limitsOf({ session: { idleMinutes: 5 } })).toMatchObject({
    idle: 5 * MINUTE,
    absolute: 480 * MINUTE,
  });
});

test.each([
  ['open at its beginning', 0, 0, { phase: 'open', warnsAt: START + 9 * MINUTE }],
  ['open until the last minute', 8.99, 8.99, { phase: 'open' }],
  ['near its end in the last minute', 9, 9, { phase: 'warning', reason: 'idle', secondsLeft: 60 }],
  ['still there in the last second', 9.99, 9.99, { phase: 'warning', secondsLeft: 1 }],
  ['over at the end of it', 10, 10, { phase: 'ended', reason: 'idle' }],
  ['over long after', 6000, 5000, { phase: 'ended', reason: 'limit' }],
  ['open after hours with activity', 400, 1, { phase: 'open' }],
  [
    'near the absolute limit, despite activity',
    479.5,
    0,
    { phase: 'warning', reason: 'limit', secondsLeft: 30 },
  ],
  ['over at the absolute limit, despite activity', 480, 0, { phase: 'ended', reason: 'limit' }],
  ['idle if that comes first', 479, 9.5, { phase: 'warning', reason: 'idle', secondsLeft: 30 }],
])('is %s', (_, minutes, idle, status) => {
  expect(after(minutes, idle)).toMatchObject(status);
});

test('a clock set back by minutes ends the session, a correction by seconds does not', () => {
  expect(sessionStatus(times, limits, START - 2 * MINUTE)).toMatchObject({ phase: 'ended' });
  expect(sessionStatus(times, limits, START - 5000)).toMatchObject({ phase: 'open' });
});

test('every session has its own id', () => {
  expect(newSessionTimes(START).id).not.toBe(times.id);
});
