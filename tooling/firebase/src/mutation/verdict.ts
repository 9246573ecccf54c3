import type { Outcome } from './run-mutants';

/** What a mutation run has found. */
export type Verdict = {
  total: number;
  caught: number;
  /** Survived, without a reason being listed. */
  unexplained: string[];
  /** Listed as surviving, and caught all the same. */
  staleExceptions: string[];
};

/** Holds the outcomes against the list of mutants that nothing can catch. */
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
