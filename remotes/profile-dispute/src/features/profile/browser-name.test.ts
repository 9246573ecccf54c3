import { expect, test } from '@jest/globals';
import { browserName } from './browser-name';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

test.each([
  [`${CHROME} Safari/537.36`, 'Chrome'],
  [`${CHROME} Safari/537.36 Edg/150.0.0.0`, 'Edge'],
  [`${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Opera'],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
  ['Lynx 2.9', undefined],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
