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
  /** In microseconds of the processor, which a busy machine does not change much. */
  const timeOf = (length: number) => {
    const start = process.cpuUsage();
    expect(strengthOf('lilac tractor '.repeat(40).slice(0, length), [])).toBe(4);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  timeOf(128);
  expect(timeOf(560) / timeOf(128)).toBeLessThan(3);
});
