import type { RemoteSummary } from '@bank/contracts';
import { aSession } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { isForMembers, menuItems } from './menu-items';

function remote(part: Pick<RemoteSummary, 'routes' | 'menu'>): RemoteSummary {
  return { name: 'some', title: 'Some', kind: 'primary', ...part };
}

const manifests = [
  remote({
    routes: [{ path: '/admin', title: 'Users', access: 'admin' }],
    menu: [{ label: 'Admin', path: '/admin', icon: 'shield', order: 70 }],
  }),
  remote({
    routes: [
      { path: '/Profile', title: 'Profile', access: 'customer' },
      { path: '/DashBoard', title: 'Dashboard', access: 'customer' },
      { path: '/dashboard/deposit', title: 'Deposit', access: 'customer' },
    ],
    menu: [
      { label: 'Profile', path: '/Profile', icon: 'person', order: 60 },
      { label: 'Dashboard', path: '/DashBoard', icon: 'home', order: 10 },
    ],
  }),
  remote({ routes: [{ path: '/', title: 'Welcome', access: 'public' }], menu: [] }),
];

test('customers get the entries in order, without admin entries', () => {
  expect(menuItems(manifests, aSession())).toEqual([
    { label: 'Dashboard', path: '/DashBoard', icon: 'home' },
    { label: 'Profile', path: '/Profile', icon: 'person' },
  ]);
});

test('administrators also get admin entries', () => {
  const labels = menuItems(manifests, aSession({ isAdmin: true })).map(({ label }) => label);
  expect(labels).toEqual(['Dashboard', 'Profile', 'Admin']);
});

test.each([
  ['/', false],
  ['/DashBoard', true],
  ['/dashboard', true],
  ['/DASHBOARD/deposit/', true],
  ['/admin', true],
  ['/SignIn', false],
  ['/nowhere', false],
])('the page at %s is for members: %s', (pathname, expected) => {
  expect(isForMembers(manifests, pathname)).toBe(expected);
});
