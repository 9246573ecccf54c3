import { searchForCodes } from './attacks/code-workload';
import { coverageOfAllowed } from './attacks/coverage';
import { ALLOWED, runAttack, DENIED } from './attacks/assert-denied';
import { EmulatorPool, runAll } from './attacks/emulator-pool';
import { allowances, attacks } from './attacks/suite';
import { documentCosts, LIMITS, type DocumentCost } from './document-costs/document-costs';
import { runMutants } from './mutation/run-mutants';
import { runStorageMutants } from './mutation/run-storage-mutants';
import { FIRESTORE_SURVIVORS, STORAGE_SURVIVORS } from './mutation/survivors';
import { verdictOn, type Verdict } from './mutation/verdict';

/** The required mutation score, in percent. */
const MIN_CAUGHT_PERCENT = 95;

/** A part of the report: its summary, and the problems found. */
type Part = { figures: string; problems: string[] };

function failing(
  names: readonly string[],
  outcomes: readonly string[],
  expected: string,
): string[] {
  return outcomes.flatMap((outcome, index) =>
    outcome === expected ? [] : [`${names[index]}: ${outcome}`],
  );
}

async function reportAttacks(): Promise<Part> {
  const pool = new EmulatorPool('demo-fernhill-attacks');
  await pool.open();
  const outcomes = await runAll(pool, attacks, runAttack);
  await pool.close();
  const names = attacks.map(({ name, rule }) => `${name}, by ${rule}`);
  const problems = failing(names, outcomes, DENIED);
  const denied = attacks.length - problems.length;
  return { figures: `attacks: ${denied} of ${attacks.length} denied for their reason`, problems };
}

async function reportCoverage(): Promise<Part> {
  const { outcomes, coverage } = await coverageOfAllowed('demo-fernhill-allowed');
  const { expressions, missed, staleExceptions } = coverage;
  const names = allowances.map(({ name }) => name);
  const evaluated = expressions - missed.length;
  return {
    figures: `coverage: ${evaluated} of ${expressions} expressions evaluated, by ${outcomes.length} allowed requests`,
    problems: [
      ...failing(names, outcomes, ALLOWED),
      ...missed.map((text) => `never evaluated: ${text}`),
      ...staleExceptions.map((text) => `evaluated, though listed as an exception: ${text}`),
    ],
  };
}

async function reportLookups(): Promise<Part> {
  const costs = await documentCosts('demo-fernhill-costs');
  const headroom = ({ name, write, commit }: DocumentCost) =>
    `${name}: ${write} for a write (${LIMITS.write - write} left), ${commit} in the commit (${LIMITS.commit - commit} left)`;
  const isBeyond = ({ write, commit }: DocumentCost) =>
    write > LIMITS.write || commit > LIMITS.commit;
  return {
    figures: ['documents looked up, of each operation:', ...costs.map(headroom)].join('\n  '),
    problems: costs.filter(isBeyond).map((cost) => `beyond Firestore’s limits: ${headroom(cost)}`),
  };
}

async function reportCodeSearch(): Promise<Part> {
  const search = await searchForCodes('demo-fernhill-codes', { operations: 200, seed: 11 });
  const { operations, codes, values, found } = search;
  return {
    figures: `codes: ${found.length} of ${codes} found in ${values} values that their customer can read, after each of ${operations} operations`,
    problems: found.map((location) => `a customer can read a code: ${location}`),
  };
}

async function reportMutation(): Promise<Part> {
  const firestore = verdictOn(await runMutants('demo-fernhill-mutants'), FIRESTORE_SURVIVORS);
  const storage = verdictOn(await runStorageMutants(), STORAGE_SURVIVORS);
  const both = [firestore, storage];
  const [total, caught] = [sum(both, 'total'), sum(both, 'caught')];
  const share = (100 * caught) / total;
  return {
    figures:
      `mutation: ${caught} of ${total} mutants caught (${share.toFixed(1)} %), ` +
      `firestore.rules ${firestore.caught} of ${firestore.total}, ` +
      `storage.rules ${storage.caught} of ${storage.total}; ` +
      `${total - caught} survived, listed with their reasons`,
    problems: [
      ...(share < MIN_CAUGHT_PERCENT
        ? [`only ${share.toFixed(1)} % of the mutants were caught`]
        : []),
      ...both.flatMap(({ unexplained }) => unexplained).map((name) => `survived: ${name}`),
      ...both
        .flatMap(({ staleExceptions }) => staleExceptions)
        .map((name) => `caught, though listed as a survivor: ${name}`),
    ],
  };
}

function sum(verdicts: readonly Verdict[], key: 'total' | 'caught'): number {
  return verdicts.reduce((all, verdict) => all + verdict[key], 0);
}

/**
 * Attacks the rules, measures their coverage and runs mutation tests, on emulators that nothing else
 * uses. Prints each problem and, last, the figures. Returns the exit code.
 */
export async function reportOnRules(print: (line: string) => void): Promise<number> {
  const parts: Part[] = [];
  for (const part of [
    reportAttacks,
    reportCoverage,
    reportLookups,
    reportCodeSearch,
    reportMutation,
  ]) {
    const start = performance.now();
    const { figures, problems } = await part();
    for (const problem of problems) print(problem);
    parts.push({
      figures: `${figures} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
      problems,
    });
  }
  for (const { figures } of parts) print(figures);
  return parts.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
