import { expect, it } from '@jest/globals';
import { GuessTiming } from './guess-timing';

it('reports two guesses that were recorded within two seconds', () => {
  const guesses = new GuessTiming();
  guesses.recorded('ada', 1000, 1100);
  guesses.recorded('ada', 2500, 2900);
  expect(guesses.violations).toEqual([
    {
      rule: 'two seconds pass between guesses',
      where: 'ada',
      expected: 'over 2000 ms',
      found: '1900 ms at most',
    },
  ]);
});

it('accepts guesses with a possible delay, after a new code, or after a restore', () => {
  const guesses = new GuessTiming();
  guesses.recorded('ada', 1000, 1100);
  guesses.recorded('bo', 1000, 1100);
  guesses.recorded('ada', 1200, 3000);
  guesses.forget('bo', 1150);
  guesses.recorded('bo', 1140, 1200);
  guesses.recorded('bo', 1200, 1300);
  guesses.forgetAll();
  guesses.recorded('ada', 3100, 3200);
  expect(guesses.violations).toEqual([]);
});
