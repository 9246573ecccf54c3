import { readFileSync, writeFileSync } from 'node:fs';

/** The file of the dry run's tests, in the working folder of Stryker's sandbox. */
const FILE = 'covering-tests.json';

/** @typedef {Record<string, Record<string, number>>} Durations of the tests in milliseconds, by file and name */

/** @param {string} file @param {Record<string, number>} tests */
export function recordTests(file, tests) {
  writeFileSync(FILE, JSON.stringify({ ...recordedTests(), [file]: tests }));
}

/** @returns {Durations} */
export function recordedTests() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}
