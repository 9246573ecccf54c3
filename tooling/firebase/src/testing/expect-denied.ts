import { FirebaseError } from 'firebase/app';
import { CLOSING, isWithin, linesOfRule } from './rule-blocks';
import type { RulesUnderTest } from './rules-under-test';
import { crashAmong, verdictsIn, type Verdict } from './verdicts';

export type RuleMethod = 'get' | 'list' | 'create' | 'update' | 'delete';
export type Denial = { rule: string; op: RuleMethod };

async function denialOf(attempt: Promise<unknown>): Promise<Verdict[]> {
  const error: unknown = await attempt.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (error === undefined) throw new Error('Allowed, though the rules should deny it.');
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error;
  const verdicts = verdictsIn(error.message);
  const crash = crashAmong(verdicts);
  if (crash)
    throw new Error(`Denied by an error at line ${crash.line}, not by a rule: ${crash.text}`);
  return verdicts;
}

/**
 * Expects that a read or a single write is denied for the right reason: the named match block
 * returned `false` for the named operation. A denial by a failed expression, by a limit of the rules engine or
 * by another block fails the test.
 */
export async function expectDenied(attempt: Promise<unknown>, { rule, op }: Denial): Promise<void> {
  const verdicts = await denialOf(attempt);
  const [block, closing] = [linesOfRule(rule), linesOfRule(CLOSING)];
  const answered = verdicts.some((verdict) => verdict.op === op && isWithin(verdict.line, block));
  const elsewhere = verdicts.some(({ line }) => !isWithin(line, block) && !isWithin(line, closing));
  if (!answered || elsewhere)
    throw new Error(`Denied elsewhere than by ${rule} for ${op}: ${JSON.stringify(verdicts)}`);
}

/**
 * Expects that a commit of several writes is denied, and by the named match block. The engine stops at
 * the first denied write, so its message is not enough. Therefore the attempt, which stores
 * its own fixtures, runs twice: with the complete rules, and with all other blocks open.
 */
export async function expectCommitDenied(
  rules: RulesUnderTest,
  rule: string,
  attempt: (rules: RulesUnderTest) => Promise<unknown>,
): Promise<void> {
  await denialOf(attempt(rules));
  await denialOf(attempt(await rules.alone(rule)));
}
