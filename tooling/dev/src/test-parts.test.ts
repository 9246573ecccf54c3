/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readParts } from './test-parts';

it('runs all parts by default, or the named ones', () => {
  expect(readParts([]).size).toBe(8);
  expect([...readParts(['--only', 'e2e,unit'])]).toEqual(['unit', 'e2e']);
});

it.each([[['--only', 'units']], [['--all']], [['unit']]])(
  'rejects %j and lists the parts',
  (args) => {
    expect(() => readParts(args)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('typecheck, lint, unit') }),
    );
  },
);
