import { countries } from '@bank/domain/countries';
import { afterEach, expect, test } from '@jest/globals';
import { inPageLanguage } from './country-names';

afterEach(() => {
  document.documentElement.lang = '';
});

test('in English the list is the bank’s own', () => {
  document.documentElement.lang = 'en-GB';
  expect(inPageLanguage(countries)).toBe(countries);
});

test.each([
  ['de-AT', 'Österreich', 'Ägypten'],
  ['fr', 'Autriche', 'Égypte'],
])('in %s countries have their names, in the order of its letters', (language, austria, egypt) => {
  document.documentElement.lang = language;
  const named = inPageLanguage(countries);
  expect(named).toContainEqual({ code: 'AT', name: austria, currency: 'EUR' });
  const position = (name: string) => named.findIndex((country) => country.name === name);
  expect(position(egypt)).toBeGreaterThanOrEqual(0);
  // Not behind Z, where the order of the bytes has it.
  expect(position(egypt)).toBeLessThan(100);
  expect(named).toHaveLength(countries.length);
  expect(new Set(named.map(({ name }) => name)).size).toBe(countries.length);
});
