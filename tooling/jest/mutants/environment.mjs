import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import PageEnvironment from '../page-environment.mjs';
import { recordTests } from './covering-tests.mjs';
import { isDetected, isMutated, setDetected } from './detected.mjs';

const { BANK_MUTANTS_EMULATORS, BANK_MUTANTS_PAGE, BANK_MUTANTS_TESTS = '' } = process.env;
/** The tests of releases create a project for each bank, and their accounts in the Auth emulator's own project. */
const hasOwnProjects = BANK_MUTANTS_TESTS.startsWith('tooling/release');
const Environment = BANK_MUTANTS_PAGE ? PageEnvironment : NodeEnvironment;

/**
 * An empty project for each process of Stryker, so that the tests of one mutant do not see the documents of
 * another, and lists and counts stay short.
 */
async function emptyProject() {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT, STRYKER_MUTATOR_WORKER } = process.env;
  const project = `${GCLOUD_PROJECT}-${STRYKER_MUTATOR_WORKER}`;
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${FIRESTORE_EMULATOR_HOST}/${documents}`, { method: 'DELETE' });
  return project;
}

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

  async setup() {
    await super.setup();
    if (!BANK_MUTANTS_EMULATORS || hasOwnProjects) return;
    this.global.process.env.GCLOUD_PROJECT = await emptyProject();
  }

  handleTestEvent({ name, test }) {
    if (!isMutated()) {
      if (name === 'test_done') this.#tests[nameOf(test)] = test.duration ?? 0;
      if (name === 'run_finish') recordTests(this.#path, this.#tests);
    } else if (name === 'test_start' && isDetected()) test.mode = 'skip';
    else if (name === 'test_done' && test.errors.length > 0) setDetected();
  }
}
