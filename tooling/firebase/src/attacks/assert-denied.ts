import { CLOSING, isWithin, linesOfRule } from '../testing/rule-blocks';
import { crashAmong, verdictsIn } from '../testing/verdicts';
import type { Allowance, Attack, PlannedRequest } from './attack';
import type { Answer } from './rules-project';
import type { Runner } from './emulator-pool';

/** What is expected of every attack, and of everything that is allowed. */
export const DENIED = 'denied for its reason, and its counterpart allowed';
export const ALLOWED = 'allowed';

/** Why the answer is not the denial that the attack calls for; `undefined` where it is. */
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
 * Makes an attack, and says how it ended. A read or a single write must be denied by the named block. Of
 * a commit the engine tells only the first write that it denied; so it must be denied under the whole
 * rules, and by the named block where all others let it through. What the attack was forged from must be
 * allowed.
 */
export async function runAttack(runner: Runner, attack: Attack): Promise<string> {
  const forged = attack.forged(runner.principals);
  const answer = await runner.send(forged);
  if (answer.isAllowed) return 'allowed';
  const judged = isCommit(forged) ? await runner.sendToBlock(attack.rule, forged) : answer;
  const problem = denialProblem(judged, attack);
  if (problem) return isCommit(forged) ? `with all other blocks open: ${problem}` : problem;
  const counterpart = await runner.send(attack.counterpart(runner.principals));
  return counterpart.isAllowed
    ? DENIED
    : `its counterpart was denied: ${counterpart.message.trim()}`;
}

/** Asks for what is allowed, and says how it ended. */
export async function allow(runner: Runner, { plan }: Allowance): Promise<string> {
  const answer = await runner.send(plan(runner.principals));
  return answer.isAllowed ? ALLOWED : `denied: ${answer.message.trim()}`;
}
