import { expect, test } from '@jest/globals';
import { matchesOrigin } from './origin-pattern';

test.each([
  ['https://a.example', 'https://a.example', true],
  ['https://a.example', 'https://b.example', false],
  ['https://savings.apps.example', 'https://*.apps.example', true],
  ['https://apps.example', 'https://*.apps.example', false],
  ['https://.apps.example', 'https://*.apps.example', false],
  ['https://evilapps.example', 'https://*.apps.example', false],
  ['http://savings.apps.example', 'https://*.apps.example', false],
  ['https://savings.apps.example:8443', 'https://*.apps.example', false],
  ['https://apps.example.evil.example', 'https://*.apps.example', false],
  ['http://localhost:3007', 'http://localhost:*', true],
  ['http://localhost', 'http://localhost:*', false],
  ['http://localhost.evil.example:80', 'http://localhost:*', false],
])('%s against %s: %s', (origin, pattern, expected) => {
  expect(matchesOrigin(origin, pattern)).toBe(expected);
});
