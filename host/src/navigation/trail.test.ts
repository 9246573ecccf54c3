import type { RemoteSummary } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { trailTo } from './trail';

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
])('%s lies at %j', (pathname, titles) => {
  expect(trailTo(manifests, pathname).map(({ title }) => title)).toEqual(titles);
});

test('a page leads to those above it, over steps that are no pages', () => {
  expect(trailTo(manifests, '/dashboard/history/T7')).toEqual([
    { title: 'Dashboard', path: '/DashBoard' },
    { title: 'Transaction', path: '/dashboard/history/T7' },
  ]);
});
