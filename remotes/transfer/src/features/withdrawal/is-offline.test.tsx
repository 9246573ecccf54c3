import { expect, it, jest } from '@jest/globals';
import { isOffline } from './is-offline';

const succeeds: typeof fetch = () => Promise.resolve({} as Response);
const fails: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  { browser: 'online', site: 'unreachable', fetched: fails, expected: false },
  { browser: 'offline', site: 'reachable', fetched: succeeds, expected: false },
  { browser: 'offline', site: 'unreachable', fetched: fails, expected: true },
])('with the browser $browser and the site $site: $expected', async (row) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(row.browser === 'online');
  globalThis.fetch = row.fetched;
  expect(await isOffline()).toBe(row.expected);
});
