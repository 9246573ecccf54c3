import { expect, test } from '@jest/globals';
import { currentPath } from './current-path';

const itemsOf = (...paths: string[]) => paths.map((path) => ({ label: path, path, icon: null }));

test.each([
  ['/dashboard', '/DashBoard'],
  ['/dashboard/', '/DashBoard'],
  ['/dashboard/deposit', '/DashBoard'],
  ['/dashboards', undefined],
  ['/', undefined],
  ['/admin/audit', '/admin/overview'],
])('of the menu, %s highlights %s', (pathname, expected) => {
  expect(currentPath(itemsOf('/loan', '/DashBoard', '/admin/overview'), pathname)).toBe(expected);
});

test.each([
  ['/admin', '/admin'],
  ['/admin/users/ada', '/admin'],
  ['/Admin/Audit', '/admin/audit'],
])('of the pages of the administration, %s highlights %s', (pathname, expected) => {
  expect(currentPath(itemsOf('/admin', '/admin/audit'), pathname)).toBe(expected);
});
