import type { Outcome } from './run-mutants';

/** The result of a mutation run. */
export type Verdict = {
  total: number;
  caught: number;
  /** Survivors that are not listed. */
  unexplained: string[];
  /** Listed survivors that were caught. */
  staleExceptions: string[];
};

/** Compares the outcomes with the list of known survivors. */
export function verdictOn(
  outcomes: readonly Outcome[],
  survivors: Readonly<Record<string, string>>,
): Verdict {
  const survived = outcomes.filter(({ caughtBy }) => !caughtBy).map(({ mutant }) => mutant);
  const caught = outcomes.filter(({ caughtBy }) => caughtBy).map(({ mutant }) => mutant);
  return {
    total: outcomes.length,
    caught: caught.length,
    unexplained: survived
      .filter(({ name }) => !(name in survivors))
      .map(({ name, line }) => `line ${line}: ${name}`),
    staleExceptions: Object.keys(survivors).filter(
      (name) =>
        caught.some((mutant) => mutant.name === name) &&
        !survived.some((mutant) => mutant.name === name),
    ),
  };
}
