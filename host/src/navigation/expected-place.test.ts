import type { RemoteManifest } from '@bank/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { clearButPreferences } from '../device/preferences';
import { beginTimes } from '../session/session-times';
import { sessionTimes } from '../session/times-store';
import { isExpectedForMembers } from './expected-place';
import { rememberPublicPages } from './public-pages';

const manifest: RemoteManifest = {
  name: 'site',
  title: 'Site',
  kind: 'primary',
  contract: '^1.0.0',
  routes: [
    { path: '/', title: 'Welcome', access: 'public' },
    { path: '/AboutUs', title: 'About us', access: 'public' },
    { path: '/help/:topic', title: 'Help', access: 'public' },
    { path: '/pay-bills', title: 'Pay bills', access: 'customer' },
  ],
  menu: [],
};

beforeEach(() => localStorage.clear());

test('without a session on this device no page is', () => {
  expect(isExpectedForMembers('/DashBoard')).toBe(false);
});

test.each([
  ['/DashBoard', true],
  ['/pay-bills', true],
  ['/', false],
  ['/aboutus', false],
  ['/help/cards', false],
  ['/signin', false],
  ['/Forget-password/', false],
])('with one, %s: %s', (path, expected) => {
  sessionTimes.write(beginTimes(Date.now()));
  rememberPublicPages([manifest]);
  expect(isExpectedForMembers(path)).toBe(expected);
});

test('what was public before is no more once a registry says otherwise', () => {
  sessionTimes.write(beginTimes(Date.now()));
  rememberPublicPages([manifest]);
  rememberPublicPages([{ ...manifest, routes: [] }]);
  expect(isExpectedForMembers('/aboutus')).toBe(true);
});

test('which pages are public outlives a sign-out', () => {
  rememberPublicPages([manifest]);
  clearButPreferences(localStorage);
  sessionTimes.write(beginTimes(Date.now()));
  expect(isExpectedForMembers('/aboutus')).toBe(false);
});
