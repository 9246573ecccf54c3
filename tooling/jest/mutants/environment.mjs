import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import PageEnvironment from '../page-environment.mjs';
import { recordTests } from './covering-tests.mjs';

const Environment = process.env.BANK_MUTANTS_PAGE ? PageEnvironment : NodeEnvironment;

/** The mutant that a test has detected. */
let detected;

function nameOf({ name, parent }) {
  return parent?.parent ? `${nameOf(parent)} ${name}` : name;
}

/**
 * Skips the remaining tests once a test has detected the mutant, because Jest's own `bail` ends the
 * process. In the run without a mutant it records the tests of each file.
 */
export default class MutantEnvironment extends Environment {
  #path;
  #tests = {};

  constructor(config, context) {
    super(config, context);
    this.#path = context.testPath;
  }

  handleTestEvent({ name, test }) {
    // Stryker's name of the variable.
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) {
      if (name === 'test_done') this.#tests[nameOf(test)] = test.duration ?? 0;
      if (name === 'run_finish') recordTests(this.#path, this.#tests);
    } else if (name === 'test_start' && detected === mutant) test.mode = 'skip';
    else if (name === 'test_done' && test.errors.length > 0) detected = mutant;
  }
}
