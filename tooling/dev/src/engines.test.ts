import { expect, it } from '@jest/globals';
import { isRecent, majorVersion } from './engines';

it.each([
  ['Mozilla Firefox 153.1.0esr\n', 153],
  ['Mozilla Firefox 140.12.0esr\n', 140],
  ['Error: no DISPLAY environment variable specified\n', 0],
])('reads the version of Firefox from %j', (printed, version) => {
  expect(majorVersion(printed)).toBe(version);
});

it('takes no Firefox that can’t be run', () => {
  expect(isRecent('/no/such/firefox')).toBe(false);
});
