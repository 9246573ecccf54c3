import type { MutantResult } from './read-report';

/** Reasons of survivors, by file and by the name of the mutant. */
export type Survivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The required share of killed mutants, in percent. */
const MIN_SCORE = 85;

/** The result of an area. */
export type Verdict = {
  mutants: number;
  /** Killed by a failed test, or by the end of an endless loop. */
  killed: number;
  timeouts: number;
  survived: number;
  /** The share of killed mutants, in percent. */
  score: number;
  problems: string[];
};

const isListed = (survivors: Survivors, { file, name }: MutantResult) =>
  survivors[file]?.[name] !== undefined;

/** Compares the results of an area with its list of survivors. */
export function verdictOn(results: readonly MutantResult[], survivors: Survivors): Verdict {
  const survived = results.filter(({ result }) => result === 'survived');
  const killed = results.length - survived.length;
  const score = results.length === 0 ? 0 : (100 * killed) / results.length;
  const unexplained = survived
    .filter((mutant) => !isListed(survivors, mutant))
    .map(({ file, line, name }) => `survived: ${file}:${line}: ${name}`);
  const stale = Object.entries(survivors).flatMap(([file, names]) =>
    Object.keys(names)
      .filter((name) => !survived.some((mutant) => mutant.file === file && mutant.name === name))
      .map((name) => `listed as a survivor, but none: ${file}: ${name}`),
  );
  const low = score < MIN_SCORE ? [`${score.toFixed(1)} % is below ${MIN_SCORE} %`] : [];
  return {
    mutants: results.length,
    killed,
    timeouts: results.filter(({ result }) => result === 'timeout').length,
    survived: survived.length,
    score,
    problems: [...low, ...unexplained, ...stale],
  };
}
