import { RulesProject } from '../attacks/rules-project';
import { allowances, attacks } from '../attacks/suite';
import {
  CLOSING,
  FIRESTORE_RULES,
  isWithin,
  linesOfRule,
  RULES,
  rulesOfBlockAlone,
} from '../testing/rule-blocks';
import { mutantsOf, type Mutant } from './mutants';
import { Target } from './prepared';

/** A mutant and the case that caught it, if any. */
export type Outcome = { mutant: Mutant; caughtBy: string | undefined };

/** The number of concurrent blocks: one core for the emulator, one for this process. */
const CONCURRENCY = 2;

/** The blocks whose rules a mutant changes: its own, or all that use its function. */
function rulesTouchedBy({ line }: Mutant): string[] {
  const own = RULES.find((rule) => isWithin(line, linesOfRule(rule)));
  if (own) return [own];
  const isUsedBy = (rule: string) => rulesOfBlockAlone(rule).split('\n')[line - 1]?.trim() !== '';
  return RULES.filter((rule) => rule !== CLOSING && isUsedBy(rule));
}

const wordsOf = ({ name }: Mutant) => new Set(name.split(/\W+/).filter(Boolean));

async function caughtBy(target: Target, mutant: Mutant): Promise<string | undefined> {
  await target.project.load(rulesOfBlockAlone(target.rule, mutant.rules));
  const byAttack =
    mutant.effect === 'shuts' ? undefined : await target.caughtByAttack(wordsOf(mutant));
  return byAttack ?? (mutant.effect === 'opens' ? undefined : target.caughtByAllowance());
}

/** The unchanged rules must pass all cases; otherwise every mutant would count as caught. */
async function checkUnchanged(target: Target): Promise<void> {
  await target.project.load(rulesOfBlockAlone(target.rule));
  const wrong = (await target.caughtByAttack(new Set())) ?? (await target.caughtByAllowance());
  if (wrong) throw new Error(`Without any mutation, under ${target.rule} alone: ${wrong}`);
}

/**
 * Mutation testing of the rules: loads each mutant and searches for a case that catches it. A mutant of a
 * shared function is tested under each block that uses it, until one catches it.
 */
export async function runMutants(project: string): Promise<Outcome[]> {
  const mutants = mutantsOf(FIRESTORE_RULES);
  const outcomes = new Map<Mutant, string | undefined>();
  const queue = RULES.map((rule) => ({
    rule,
    mutants: mutants.filter((mutant) => rulesTouchedBy(mutant).includes(rule)),
  }))
    .filter((work) => work.mutants.length > 0)
    // The longest first, so that the lanes end together.
    .sort((a, b) => b.mutants.length - a.mutants.length)
    .values();

  const lane = async () => {
    for (const { rule, mutants: own } of queue) {
      const name = `${project}-${RULES.indexOf(rule)}`;
      const target = new Target(rule, new RulesProject(name), attacks, allowances);
      await checkUnchanged(target);
      for (const mutant of own) {
        if (outcomes.get(mutant)) continue;
        const found = await caughtBy(target, mutant);
        // The other lane may have caught it meanwhile.
        outcomes.set(mutant, found ?? outcomes.get(mutant));
      }
      await target.project.clear();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return mutants.map((mutant) => ({ mutant, caughtBy: outcomes.get(mutant) }));
}
