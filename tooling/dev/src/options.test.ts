import { describe, expect, test } from '@jest/globals';
import { pagesAndRounds } from './options';

const PAGES = ['landing', 'sign-in', 'dashboard'] as const;

describe('the pages and rounds of a measurement', () => {
  test('are all pages by default', () => {
    expect(pagesAndRounds({}, PAGES, 5)).toEqual({ pages: PAGES, rounds: 5 });
  });

  test('are the chosen ones, in the order of the measurement', () => {
    const chosen = pagesAndRounds({ page: ['dashboard', 'landing'], rounds: '2' }, PAGES, 5);
    expect(chosen).toEqual({ pages: ['landing', 'dashboard'], rounds: 2 });
  });

  test.each([
    [{ page: ['home'] }, 'There is no page "home".'],
    [{ rounds: '0' }, '--rounds must be a whole number above 0.'],
    [{ rounds: 'many' }, '--rounds must be a whole number above 0.'],
  ])('are rejected: %j', (values, message) => {
    expect(() => pagesAndRounds(values, PAGES, 5)).toThrow(message);
  });
});
