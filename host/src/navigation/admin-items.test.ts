import type { RemoteSummary } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { adminItems, ownItems } from './admin-items';

const manifests: RemoteSummary[] = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    kind: 'primary',
    routes: [{ path: '/DashBoard', title: 'Dashboard', access: 'customer' }],
    menu: [],
  },
  {
    name: 'admin',
    title: 'Administration',
    kind: 'primary',
    routes: [
      { path: '/admin/overview', title: 'Overview', access: 'admin', icon: 'chart' },
      { path: '/admin', title: 'Users', access: 'admin' },
      { path: '/admin/users/:uid', title: 'User', access: 'admin' },
    ],
    menu: [{ label: 'Admin', path: '/admin/overview', icon: 'shield', order: 70 }],
  },
];
const ADMINS = [{ label: 'Admin', path: '/admin/overview', icon: null }];

test.each(['/admin', '/Admin/Overview', '/admin/users/ada'])(
  'lists the pages of the administration at %s',
  (pathname) => {
    const labels = adminItems(manifests, ADMINS, pathname)?.map(({ label }) => label);
    expect(labels).toEqual(['Overview', 'Users']);
  },
);

test('has the icon of each page', () => {
  expect(adminItems(manifests, ADMINS, '/admin')).toEqual([
    { label: 'Overview', path: '/admin/overview', icon: 'chart' },
    { label: 'Users', path: '/admin', icon: null },
  ]);
});

test('the own account’s menu does not lead to the administration again', () => {
  const home = { label: 'Dashboard', path: '/DashBoard', icon: null };
  expect(ownItems([home, ...ADMINS], adminItems(manifests, ADMINS, '/admin') ?? [])).toEqual([
    home,
  ]);
});

test('customers who open an address of the administration keep their own menu', () => {
  expect(adminItems(manifests, [], '/admin')).toBeNull();
});

test('customers’ pages have no menu of the administration', () => {
  expect(adminItems(manifests, ADMINS, '/DashBoard')).toBeNull();
});
