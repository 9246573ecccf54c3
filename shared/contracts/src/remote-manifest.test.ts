import { describe, expect, test } from '@jest/globals';
import { parseRemoteManifest } from './remote-manifest';

const savings = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  contract: '^1.0.0',
  routes: [{ path: '/savings', title: 'Savings', access: 'customer' }],
  menu: [{ label: 'Savings', path: '/savings', icon: 'home', order: 10 }],
};

describe('parseRemoteManifest', () => {
  test('parses a valid remote.json', () => {
    expect(parseRemoteManifest(savings)).toEqual({ ok: true, value: savings });
  });

  test('parses translations and two-digit contract versions', () => {
    const texts = { de: { Savings: 'Sparen' }, gsw: { Savings: 'Spare' } };
    const input = { ...savings, contract: '^10.20.30', texts };
    expect(parseRemoteManifest(input)).toEqual({ ok: true, value: input });
  });

  test('parses several routes, of which the menu needs some', () => {
    const routes = [...savings.routes, { ...savings.routes[0], path: '/savings/all' }];
    expect(parseRemoteManifest({ ...savings, routes })).toMatchObject({ ok: true });
  });

  test('every menu entry must lead to a route', () => {
    const menu = [...savings.menu, { ...savings.menu[0], path: '/loans' }];
    expect(parseRemoteManifest({ ...savings, menu })).toMatchObject({ ok: false });
  });

  test.each([
    ['a name that is no folder name', { name: 'Savings!' }, 'name: must be kebab-case'],
    ['a contract that is no caret range', { contract: '1.0.0' }, 'contract: must be a caret range'],
    ['no route at all', { routes: [], menu: [] }, 'routes: Invalid length'],
    [
      'a relative path',
      { routes: [{ path: 'savings', title: 'Savings', access: 'customer' }], menu: [] },
      'routes.0.path: must be an absolute path',
    ],
    [
      'an unknown audience',
      { routes: [{ path: '/savings', title: 'Savings', access: 'staff' }] },
      'routes.0.access: Invalid type',
    ],
    [
      'a menu entry that leads nowhere',
      { menu: [{ label: 'Savings', path: '/loans', icon: 'home', order: 1 }] },
      'menu: every entry must lead to one of the routes',
    ],
    [
      'the same path twice, but for its case',
      {
        routes: [
          { path: '/savings', title: 'Savings', access: 'customer' },
          { path: '/Savings', title: 'Savings', access: 'customer' },
        ],
      },
      'routes: no path may appear twice',
    ],
    [
      'an unknown icon of a page',
      { routes: [{ path: '/savings', title: 'Savings', access: 'admin', icon: 'pig' }] },
      'routes.0.icon: Invalid type',
    ],
    ['a misspelt key', { roues: [] }, 'roues'],
    [
      'a misspelt key of a route',
      { routes: [{ path: '/savings', title: 'Savings', access: 'customer', acess: 'admin' }] },
      'routes.0.acess',
    ],
    ['a contract with more than its range', { contract: '^1.0.0 || *' }, 'must be a caret range'],
    ['a contract with less', { contract: '>^1.0.0' }, 'must be a caret range'],
    ['a contract without a patch', { contract: '^1.0' }, 'must be a caret range'],
    ['texts of an unknown language', { texts: { 'de-AT': {} } }, 'must be a language'],
    ['texts of a long language', { texts: { germ: {} } }, 'must be a language'],
  ])('rejects %s', (_, change, problem) => {
    const result = parseRemoteManifest({ ...savings, ...change });
    expect(result).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });
});
