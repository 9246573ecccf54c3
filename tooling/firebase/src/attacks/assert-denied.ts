import { CLOSING, isWithin, linesOfRule } from '../testing/rule-blocks';
import { crashAmong, verdictsIn } from '../testing/verdicts';
import type { Allowance, Attack, PlannedRequest } from './attack';
import type { Answer } from './rules-project';
import type { Runner } from './emulator-pool';

/** The expected outcomes of attacks and of allowed requests. */
export const DENIED = 'denied for its reason, and its counterpart allowed';
export const ALLOWED = 'allowed';

/** Returns why a response is not the expected denial; `undefined` if it is. */
export function denialProblem(
  answer: Answer,
  { rule, op }: Pick<Attack, 'rule' | 'op'>,
): string | undefined {
  if (answer.isAllowed) return 'allowed';
  const verdicts = verdictsIn(answer.message);
  const crash = crashAmong(verdicts);
  if (crash) return `denied by an error at line ${crash.line}, not by a rule: ${crash.text}`;
  const [block, closing] = [linesOfRule(rule), linesOfRule(CLOSING)];
  const said = verdicts.filter((verdict) => !op || verdict.op === op);
  if (!said.some(({ line }) => isWithin(line, block)))
    return `not denied by ${rule}: ${answer.message.trim()}`;
  const other = verdicts.find(({ line }) => !isWithin(line, block) && !isWithin(line, closing));
  return other && op ? `denied at line ${other.line} too` : undefined;
}

function isCommit({ request }: PlannedRequest): boolean {
  return request.how === 'commit' && request.writes.length > 1;
}

/**
 * Runs an attack and returns its outcome. A read or a single write must be denied by the named block. For
 * a commit the engine reports only the first denied write; so it must be denied by the complete rules, and
 * by the named block if all other blocks allow everything. The request that it was forged from must be
 * allowed; it is sent once for all attacks that are forged from it.
 */
export async function runAttack(runner: Runner, attack: Attack): Promise<string> {
  const forged = attack.forged(runner.principals);
  const answer = await runner.send(forged);
  if (answer.isAllowed) return 'allowed';
  const judged = isCommit(forged) ? await runner.sendToBlock(attack.rule, forged) : answer;
  const problem = denialProblem(judged, attack);
  if (problem) return isCommit(forged) ? `with all other blocks open: ${problem}` : problem;
  const counterpart = await runner.sendOnce(attack.counterpart);
  return counterpart.isAllowed
    ? DENIED
    : `its counterpart was denied: ${counterpart.message.trim()}`;
}

/** Sends a request that must be allowed, and returns its outcome. */
export async function allow(runner: Runner, { plan }: Allowance): Promise<string> {
  const answer = await runner.send(plan(runner.principals));
  return answer.isAllowed ? ALLOWED : `denied: ${answer.message.trim()}`;
}
