import type { RemoteSummary } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { breadcrumbTrail } from './breadcrumb-trail';

function manifest(name: string, ...routes: [path: string, title: string][]): RemoteSummary {
  return {
    name,
    title: name,
    kind: 'primary',
    routes: routes.map(([path, title]) => ({ path, title, access: 'customer' })),
    menu: [],
  };
}

const manifests = [
  manifest('dashboard', ['/DashBoard', 'Dashboard'], ['/dashboard/deposit', 'Deposit']),
  manifest('history', ['/dashboard/history/:id', 'Transaction']),
  manifest('other', ['/', 'Welcome'], ['/loan', 'Loan']),
];

test.each([
  ['/loan', ['Loan']],
  ['/DashBoard', ['Dashboard']],
  ['/DASHBOARD/Deposit', ['Dashboard', 'Deposit']],
  ['/dashboard/deposit/', ['Dashboard', 'Deposit']],
  ['/', []],
  ['/nowhere/at/all', []],
])('returns the breadcrumb of %s: %j', (pathname, titles) => {
  expect(breadcrumbTrail(manifests, pathname).map(({ title }) => title)).toEqual(titles);
});

test('skips path segments without a page', () => {
  expect(breadcrumbTrail(manifests, '/dashboard/history/T7')).toEqual([
    { title: 'Dashboard', path: '/DashBoard' },
    { title: 'Transaction', path: '/dashboard/history/T7' },
  ]);
});

const admin: RemoteSummary = {
  name: 'admin',
  title: 'Administration',
  kind: 'primary',
  routes: [
    { path: '/admin/overview', title: 'Overview', access: 'admin' },
    { path: '/admin', title: 'Users', access: 'admin' },
    { path: '/admin/users/:uid', title: 'User', access: 'admin' },
    { path: '/admin/audit', title: 'Audit log', access: 'admin' },
  ],
  menu: [{ label: 'Admin', path: '/admin/overview', icon: 'shield', order: 70 }],
};

test.each([
  ['/admin/overview', ['Overview']],
  ['/Admin', ['Overview', 'Users']],
  ['/admin/audit', ['Overview', 'Audit log']],
  ['/admin/users/ada', ['Overview', 'Users', 'User']],
])('the overview of an administration is above its other pages: %s is %j', (pathname, titles) => {
  const trail = breadcrumbTrail([...manifests, admin], pathname);
  expect(trail.map(({ title }) => title)).toEqual(titles);
});
