import type { RemoteSummary } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { translateSummary } from './translate-summary';

const savings: RemoteSummary = {
  name: 'savings',
  title: 'Savings',
  kind: 'primary',
  routes: [
    { path: '/savings', title: 'Savings', description: 'What you keep.', access: 'customer' },
    { path: '/savings/all', title: 'Savings', access: 'admin', icon: 'chart' },
    { path: '/toString', title: 'toString', access: 'customer' },
  ],
  menu: [{ label: 'Savings', path: '/savings', icon: 'home', order: 10 }],
};

test('translates titles, descriptions and labels', () => {
  const texts = { Savings: 'Sparen', 'What you keep.': 'Was Sie behalten.' };
  const { title, routes, menu } = translateSummary(savings, texts);
  expect(title).toBe('Sparen');
  expect(routes[0]).toEqual({
    path: '/savings',
    title: 'Sparen',
    description: 'Was Sie behalten.',
    access: 'customer',
  });
  expect(routes[1]).toMatchObject({ title: 'Sparen', icon: 'chart' });
  expect(menu[0]?.label).toBe('Sparen');
});

test('keeps the English text if there is no translation', () => {
  expect(translateSummary(savings, { Savings: 'Sparen' }).routes[2]?.title).toBe('toString');
  expect(translateSummary(savings, {})).toEqual(savings);
});
