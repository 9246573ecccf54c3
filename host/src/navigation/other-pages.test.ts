import type { RemoteSummary } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { otherPages } from './other-pages';

const transfer: RemoteSummary = {
  name: 'transfer',
  title: 'Transfer',
  kind: 'primary',
  routes: [
    { path: '/Withdrawal', title: 'Transfer', access: 'customer' },
    { path: '/pay-bills', title: 'Pay bills', access: 'customer' },
    { path: '/pay-bills/history', title: 'History', access: 'customer' },
    { path: '/:id', title: 'Anything', access: 'customer' },
    { path: '/about', title: 'About', access: 'public' },
    { path: '/desk', title: 'Desk', access: 'admin' },
  ],
  menu: [{ label: 'Transfer', path: '/Withdrawal', icon: 'transfer', order: 20 }],
};

test('lists the customer pages of the first level that are not in the menu', () => {
  expect(otherPages([transfer])).toEqual([
    { label: 'Pay bills', path: '/pay-bills', icon: 'document' },
  ]);
});
