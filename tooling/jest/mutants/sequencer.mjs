import TestSequencer from '@jest/test-sequencer';
import { recordedTests } from './covering-tests.mjs';

const Sequencer = TestSequencer.default ?? TestSequencer;

/**
 * Loads only the test files that cover the mutant, the fastest first. Stryker selects the covering tests
 * by name, for which Jest would load every test file of the area.
 */
export default class CoveringFilesFirst extends Sequencer {
  constructor(options) {
    super(options);
    const { testNamePattern } = options.globalConfig;
    this.pattern = testNamePattern ? new RegExp(testNamePattern, 'i') : undefined;
  }

  sort(tests) {
    const recorded = recordedTests();
    const covering = (path) =>
      Object.entries(recorded[path] ?? {}).filter(([name]) => this.pattern?.test(name) ?? true);
    const duration = ({ path }) => covering(path).reduce((sum, [, time]) => sum + time, 0);
    return tests
      .filter(({ path }) => !(path in recorded) || covering(path).length > 0)
      .sort((a, b) => duration(a) - duration(b));
  }
}
