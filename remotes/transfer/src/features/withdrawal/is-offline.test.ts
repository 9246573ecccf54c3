import { expect, it, jest } from '@jest/globals';
import { isOffline } from './is-offline';

const answers: typeof fetch = () => Promise.resolve({} as Response);
const fails: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  { says: 'online', site: 'silent', fetched: fails, expected: false },
  { says: 'offline', site: 'there', fetched: answers, expected: false },
  { says: 'offline', site: 'silent', fetched: fails, expected: true },
])('with the browser saying $says and the site $site: $expected', async (row) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(row.says === 'online');
  globalThis.fetch = row.fetched;
  expect(await isOffline()).toBe(row.expected);
});
