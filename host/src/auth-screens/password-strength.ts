import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The rated characters: the library's default of 256 blocks the page for more than a second. */
const maxLength = 128;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });

/** From 0 (guessed immediately) to 4 (practically unguessable). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates how hard a password is to guess (zxcvbn): leaked passwords, names, dates, keyboard walks,
 * repetition, and the `known` values of the form. About 230 kB compressed, mostly word lists, so it is
 * loaded only when the password field gets the focus. The English word list, three times as large, is
 * left out: common words are among the leaked passwords.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const hints = known.flatMap((text) => text.split(/[\s@.]+/)).filter((text) => text.length > 2);
  return estimator.check(password, hints).score;
}
