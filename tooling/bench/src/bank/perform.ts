import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@bank/domain';
import type { Outcome } from './answers';
import type { Branch } from './branch';
import type { Kind, Operation } from './plan';
import { type Failure, failureOf } from './refusal';
import type { Tally } from './tally';

/** A restart of the emulator must fit in. */
const PATIENCE = 90_000;
const LONGEST_WAIT = 1200;
const TRIES = 4;

/** What the rules must deny every time: trying it again would only take time. */
const HOPELESS: readonly Kind[] = ['overdraw', 'guess_wrong', 'brute_force'];

/**
 * Sends an operation as a person would: again after an answer was lost, and again after a refusal
 * that somebody else's write may explain, always under the same id.
 */
export async function perform(
  operation: Operation,
  branch: Branch,
  tally: Tally,
): Promise<Outcome> {
  const deadline = performance.now() + PATIENCE;
  // An answer that was lost may still be carried out when nobody expects it any more.
  let losses = 0;
  const end = (why: Failure): Outcome => ({ kind: losses > 0 ? 'unknown' : 'refused', why });

  for (let tries = 1; ;) {
    const failure = await attempt(operation, branch, tally);
    if (failure === null) return { kind: 'done' };
    tally.count(`tries that ended in: ${failure}`);
    switch (failure) {
      case 'lost':
        losses += 1;
        if (operation.isImpatient || performance.now() > deadline) return end('lost');
        // Not at once: a starting emulator has enough to do.
        await wait(Math.min(150 * losses, LONGEST_WAIT));
        break;
      case 'denied':
      case 'conflict':
        if (HOPELESS.includes(operation.kind) || tries === TRIES) return end(failure);
        await wait(30 * tries);
        tries += 1;
        break;
      case 'locked':
        await attemptOnce(() => branch.unlock(operation, newId()));
        return end(failure);
      default:
        return end(failure);
    }
  }
}

/** One try; where the rules deny it, a look whether an earlier one has landed. */
async function attempt(
  operation: Operation,
  branch: Branch,
  tally: Tally,
): Promise<Failure | null> {
  const failure = await attemptOnce(() => branch.carryOut(operation));
  if (failure !== 'denied') return failure;
  let landed = false;
  const lookup = await attemptOnce(async () => {
    landed = await branch.hasLanded(operation);
  });
  if (lookup) return lookup;
  if (!landed) return failure;
  tally.count('operations denied because an earlier try had been carried out');
  return null;
}

async function attemptOnce(work: () => Promise<void>): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return failureOf(error);
  }
}
