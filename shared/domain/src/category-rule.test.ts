import { describe, expect, it } from '@jest/globals';
import { matchingRule, withRule, type CategoryRule } from './category-rule';

const rent: CategoryRule = { text: 'Rent', category: 'housing' };
const car: CategoryRule = { text: 'rent a car', category: 'travel' };

describe('matchingRule', () => {
  it.each([
    ['market', 'Fern MARKET, 12 34'],
    ['MARKET', 'the market'],
    ['Straße 1', 'STRASSE 1'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'ΟΔΟΣΑ'],
    ['istanbul', 'ISTANBUL'],
    ['café', 'cafe\u0301 bo'],
    ['ｂｏ', 'Bo Marsh'],
    ['.*', 'a.*b'],
  ])('finds %j in %j', (text, payee) => {
    const rule: CategoryRule = { text, category: 'other' };
    expect(matchingRule([rule], payee)).toBe(rule);
  });

  it.each([
    ['cafe', 'café'],
    ['Bo Marsh', 'Bo  Marsh'],
    ['.*', 'Bo'],
    ['Rent', ''],
  ])('doesn’t find %j in %j', (text, payee) => {
    expect(matchingRule([{ text, category: 'other' }], payee)).toBeUndefined();
  });

  it('returns the first of several', () => {
    expect(matchingRule([car, rent], 'Rent a Car Ltd')).toBe(car);
    expect(matchingRule([rent, car], 'Rent a Car Ltd')).toBe(rent);
    expect(matchingRule([], 'Rent a Car Ltd')).toBeUndefined();
  });
});

describe('withRule', () => {
  it('adds a rule before the others', () => {
    expect(withRule([rent], car)).toEqual([car, rent]);
  });

  it('replaces one with the same text', () => {
    const other: CategoryRule = { text: 'RENT', category: 'bills' };
    expect(withRule([car, rent], other)).toEqual([other, car]);
  });
});
