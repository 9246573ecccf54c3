/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { readEngineOptions } from './engine-options';

it('runs all engines by default, or the named ones', () => {
  expect(readEngineOptions([])).toEqual({
    ...{ names: ['firefox', 'webkit'], isChosen: false, update: false },
  });
  expect(readEngineOptions(['--only', 'webkit', '--update'])).toEqual({
    ...{ names: ['webkit'], isChosen: true, update: true },
  });
});

it.each([[['--only', 'chrome']], [['--all']], [['firefox']]])(
  'rejects %j and lists the engines',
  (args) => {
    expect(() => readEngineOptions(args)).toThrow(
      expect.objectContaining({ remedy: expect.stringContaining('firefox, webkit') }),
    );
  },
);
