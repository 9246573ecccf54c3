import { expect, test } from '@jest/globals';
import { strengthOf } from './password-strength';

test.each([
  ['password1', 0],
  ['qwertyuiop', 0],
  ['P@ssw0rd!', 1],
  ['aaaaaaaaaaaa', 0],
  ['lilac tractor forty moons', 4],
  ['xK9#vQ2!mZp7Lw', 4],
])('rates %s as %d of 4', (password, expected) => {
  expect(strengthOf(password, [])).toBe(expected);
});

test('rates a password made of other form values as easy to guess', () => {
  const known = ['Oluwaseun Adebayo', 'oluwaseun@adebayo.example', ''];
  expect(strengthOf('oluwaseunadebayo', [])).toBeGreaterThanOrEqual(3);
  expect(strengthOf('oluwaseunadebayo', known)).toBeLessThanOrEqual(1);
});

test('takes no longer for a very long password than for one of 128 characters', () => {
  /** The shortest of three times, which a busy machine changes least. */
  const timeOf = (length: number) => {
    const password = 'lilac tractor '.repeat(40).slice(0, length);
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      expect(strengthOf(password, [])).toBe(4);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  expect(timeOf(560) / timeOf(128)).toBeLessThan(3);
});
