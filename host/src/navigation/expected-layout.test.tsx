import type { RemoteManifest } from '@bank/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { clearExceptPreferences } from '../device/preferences';
import { newSessionTimes } from '../session/session-times';
import { sessionTimes } from '../session/times-store';
import { expectsMembersLayout } from './expected-layout';
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

test('expects the visitor layout without a stored session', () => {
  expect(expectsMembersLayout('/DashBoard')).toBe(false);
});

test.each([
  ['/DashBoard', true],
  ['/pay-bills', true],
  ['/', false],
  ['/aboutus', false],
  ['/help/cards', false],
  ['/help', true],
  ['/help/cards/lost', true],
  ['/signin', false],
  ['/Forget-password/', false],
])('expects the members layout with a session at %s: %s', (path, expected) => {
  sessionTimes.write(newSessionTimes(Date.now()));
  rememberPublicPages([manifest]);
  expect(expectsMembersLayout(path)).toBe(expected);
});

test('forgets a public page once the registry has none', () => {
  sessionTimes.write(newSessionTimes(Date.now()));
  rememberPublicPages([manifest]);
  rememberPublicPages([{ ...manifest, routes: [] }]);
  expect(expectsMembersLayout('/aboutus')).toBe(true);
});

test('remembers public pages after a sign-out', () => {
  rememberPublicPages([manifest]);
  clearExceptPreferences(localStorage);
  sessionTimes.write(newSessionTimes(Date.now()));
  expect(expectsMembersLayout('/aboutus')).toBe(false);
});

test('ignores stored pages that are malformed', () => {
  sessionTimes.write(newSessionTimes(Date.now()));
  localStorage.setItem('bank.public', '[z-a] /help/:topic');
  expect(expectsMembersLayout('/DashBoard')).toBe(true);
  expect(expectsMembersLayout('/help/cards')).toBe(false);
});
