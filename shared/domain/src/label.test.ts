import { describe, expect, it } from '@jest/globals';
import { checkTags, monthOf, readTags } from './label';

describe('readTags', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' , ;', []],
    ['Holiday', ['holiday']],
    ['  Summer   2026 ,#Gift;##rent\nÉté', ['summer 2026', 'gift', 'rent', 'été']],
    ['rent, RENT, rent ', ['rent']],
    ['rent, #gift, c#', ['rent', 'gift', 'c#']],
  ])('reads %j', (typed, tags) => {
    expect(readTags(typed)).toEqual(tags);
  });

  it('is idempotent', () => {
    const tags = readTags('ΟΔΟΣ, İzmir, # Rent');
    expect(readTags(tags.join(', '))).toEqual(tags);
  });
});

describe('checkTags', () => {
  it('accepts five tags of 24 characters', () => {
    expect(checkTags(['a', 'b', 'c', 'd', 'x'.repeat(24)])).toBeNull();
    expect(checkTags([])).toBeNull();
  });

  it('rejects a sixth tag and a longer one', () => {
    expect(checkTags(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('too-many-tags');
    expect(checkTags(['x'.repeat(25)])).toBe('tag-too-long');
  });
});

it('monthOf is the month in UTC', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11');
  expect(monthOf(new Date('2027-01-01T00:00:00Z'))).toBe('2027-01');
});
