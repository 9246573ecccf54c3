import { afterEach, expect, test } from '@jest/globals';
import { countries } from './countries';
import { localizeCountries } from './country-names';

afterEach(() => {
  document.documentElement.lang = '';
});

test('English uses the list unchanged', () => {
  document.documentElement.lang = 'en-GB';
  expect(localizeCountries(countries)).toBe(countries);
});

test.each([
  ['de-AT', 'Österreich', 'Ägypten'],
  ['fr', 'Autriche', 'Égypte'],
])('translates and sorts country names in %s', (language, austria, egypt) => {
  document.documentElement.lang = language;
  const named = localizeCountries(countries);
  expect(named).toContainEqual({ code: 'AT', name: austria, currency: 'EUR' });
  const position = (name: string) => named.findIndex((country) => country.name === name);
  expect(position(egypt)).toBeGreaterThanOrEqual(0);
  // Byte order would put it after Z.
  expect(position(egypt)).toBeLessThan(100);
  expect(named).toHaveLength(countries.length);
  expect(new Set(named.map(({ name }) => name)).size).toBe(countries.length);
});
