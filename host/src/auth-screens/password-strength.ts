import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** 0 (guessed at once) to 4 (not guessed within a lifetime). */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, by how guessing is done: leaked passwords, names, dates, keyboard
 * walks, repetition, and what is `known` of the person. About 230 kB compressed, nearly all of it the
 * lists: it is loaded when a password is being chosen and never before. The English word list, three
 * times that, is left out: common words are among the leaked passwords already.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const hints = known.flatMap((text) => text.split(/[\s@.]+/)).filter((text) => text.length > 2);
  return estimator.check(password, hints).score;
}
