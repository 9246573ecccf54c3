import { expect, test } from '@jest/globals';
import { age } from './age';

const now = new Date(2026, 10, 24, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [24 * HOUR - 1, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [290 * HOUR, '12 days ago'],
  // The clock of this device may be behind the server's.
  [-5 * MINUTE, 'now'],
])('shows an age of %d milliseconds as %s', (elapsed, text) => {
  expect(age(new Date(now.getTime() - elapsed), now)).toBe(text);
});
