/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readTestOptions } from './test-parts';

it('runs all parts by default, or the named ones', () => {
  expect(readTestOptions([])).toMatchObject({ parts: { size: 8 }, isAffected: false });
  expect([...readTestOptions(['--only', 'e2e,unit']).parts]).toEqual(['unit', 'e2e']);
});

it('limits --affected to the parts without emulators', () => {
  const parts = (...args: string[]) => [...readTestOptions(['--affected', ...args]).parts];
  expect(parts()).toEqual(['typecheck', 'lint', 'unit', 'build']);
  expect(parts('--only', 'unit,e2e')).toEqual(['unit']);
});

it.each([[['--only', 'units']], [['--all']], [['unit']]])(
  'rejects %j and lists the parts',
  (args) => {
    expect(() => readTestOptions(args)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('typecheck, lint, unit') }),
    );
  },
);
