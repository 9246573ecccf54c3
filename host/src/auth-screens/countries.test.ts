import { describe, expect, test } from '@jest/globals';
import { countries } from './countries';

describe('countries', () => {
  test('are about 195, unique and sorted by name', () => {
    const names = countries.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(190);
    expect(names.length).toBeLessThanOrEqual(200);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
  });

  test('have the ISO codes that Intl.DisplayNames knows', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countries.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  test('have three-letter currency codes, as the rules require', () => {
    expect(countries.filter(({ currency }) => !/^[A-Z]{3}$/.test(currency))).toEqual([]);
  });

  test('share currency codes as specified', () => {
    const sharing = (code: string) => countries.filter(({ currency }) => currency === code).length;
    expect(sharing('EUR')).toBeGreaterThan(20);
    expect(sharing('XOF')).toBe(8);
    expect(sharing('XAF')).toBe(6);
    expect(sharing('XCD')).toBe(6);
    expect(sharing('USD')).toBeGreaterThan(3);
  });
});
