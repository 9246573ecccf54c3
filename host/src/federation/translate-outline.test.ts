import type { RemoteOutline } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { translateOutline } from './translate-outline';

const savings: RemoteOutline = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  routes: [
    { path: '/savings', title: 'Savings', description: 'What you keep.', access: 'customer' },
    { path: '/toString', title: 'toString', access: 'customer' },
  ],
  menu: [{ label: 'Savings', path: '/savings', icon: 'home', order: 10 }],
};

test('titles, descriptions and labels are said in the other language', () => {
  const texts = { Savings: 'Sparen', 'What you keep.': 'Was Sie behalten.' };
  const { title, routes, menu } = translateOutline(savings, texts);
  expect(title).toBe('Sparen');
  expect(routes[0]).toEqual({
    path: '/savings',
    title: 'Sparen',
    description: 'Was Sie behalten.',
    access: 'customer',
  });
  expect(menu[0]?.label).toBe('Sparen');
});

test('what has no translation stays English', () => {
  expect(translateOutline(savings, { Savings: 'Sparen' }).routes[1]?.title).toBe('toString');
  expect(translateOutline(savings, {})).toEqual(savings);
});
