import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@bank/domain';
import type { Outcome } from './response-log';
import type { BankClient } from './bank-client';
import type { OperationKind, Operation } from './plan';
import { type Failure, failureOf } from './failure';
import type { Metrics } from './metrics';

/** Longer than a restart of the emulator. */
const RETRY_TIMEOUT_MS = 90_000;
const MAX_BACKOFF_MS = 1200;
const MAX_ATTEMPTS = 4;

/** The rules always deny these, so a retry is useless. */
const NEVER_RETRIED: readonly OperationKind[] = [
  'overdraw',
  'oversave',
  'exceed',
  'guess_wrong',
  'brute_force',
];

/**
 * Executes an operation with retries after a lost response, and after a rejection that a concurrent
 * write may have caused. All attempts use the same id (idempotency).
 */
export async function executeWithRetry(
  operation: Operation,
  client: BankClient,
  metrics: Metrics,
): Promise<Outcome> {
  const deadline = performance.now() + RETRY_TIMEOUT_MS;
  // A request without a response may still be executed later.
  let losses = 0;
  const end = (why: Failure): Outcome => ({ kind: losses > 0 ? 'unknown' : 'refused', why });

  for (let tries = 1; ;) {
    const failure = await attempt(operation, client, metrics);
    if (failure === null) return { kind: 'done' };
    metrics.count(`tries that ended in: ${failure}`);
    switch (failure) {
      case 'lost':
        losses += 1;
        if (operation.givesUpEarly || performance.now() > deadline) return end('lost');
        // Backoff, so that a starting emulator is not overloaded.
        await wait(Math.min(150 * losses, MAX_BACKOFF_MS));
        break;
      case 'denied':
      case 'conflict':
        if (NEVER_RETRIED.includes(operation.kind) || tries === MAX_ATTEMPTS) return end(failure);
        await wait(30 * tries);
        tries += 1;
        break;
      case 'locked':
        await attemptOnce(() => client.unlock(operation, newId()));
        return end(failure);
      default:
        return end(failure);
    }
  }
}

/** Executes one attempt. After a denial, checks whether an earlier attempt was executed. */
async function attempt(
  operation: Operation,
  client: BankClient,
  metrics: Metrics,
): Promise<Failure | null> {
  const failure = await attemptOnce(() => client.execute(operation));
  if (failure !== 'denied') return failure;
  let landed = false;
  const lookup = await attemptOnce(async () => {
    landed = await client.hasLanded(operation);
  });
  if (lookup) return lookup;
  if (!landed) return failure;
  metrics.count('operations denied because an earlier try had been carried out');
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
