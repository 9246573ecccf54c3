import { expect, it } from '@jest/globals';
import { routePattern } from './route-pattern';

// Like the emulator, which compiles the pattern in Unicode mode.
const matches = (path: string) =>
  new RegExp(
    routePattern([
      '/',
      '/DashBoard',
      '/dashboard/deposit',
      '/admin/users/:uid',
      '/Forget-password',
    ]),
    'u',
  ).test(path);

it.each([
  '/DashBoard',
  '/dashboard',
  '/DASHBOARD/Deposit',
  '/admin/users/a1B2',
  '/Admin/Users/a%20b/',
  '/forget-password',
])('matches the route %s in any letter case', (path) => {
  expect(matches(path)).toBe(true);
});

it.each([
  '/',
  '/no/such/page',
  '/dashboards',
  '/my/dashboard',
  '/admin/users',
  '/admin/users/',
  '/admin/users/a/b',
  '/main.01234567.js',
])('does not match %s', (path) => {
  expect(matches(path)).toBe(false);
});

it('does not depend on the order of the routes', () => {
  expect(routePattern(['/b', '/', '/a', '/b'])).toBe('^/([Aa]|[Bb])/?$');
});

it('escapes what is special in a pattern', () => {
  expect(routePattern(['/a.b'])).toBe('^/([Aa]\\.[Bb])/?$');
  const pattern = new RegExp(routePattern(['/a.b+c']), 'u');
  expect(pattern.test('/A.b+C')).toBe(true);
  expect(pattern.test('/axbbc')).toBe(false);
});
