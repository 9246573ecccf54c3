import { setTimeout as wait } from 'node:timers/promises';
import type { Emulators } from '@bank/backend/emulators';
import { Random } from '../bank/random';
import { chooseActivity, type Customer } from './activities';
import type { Latencies } from './latencies';
import { codeOf, type Person } from './people';
import { openSession } from './session';

/**
 * Every so many customers leave the dashboard open. The emulator evaluates every open query on each write, in a lock
 * that new queries wait for: with 60 open dashboards, each of them waits for ten seconds. Firestore has no such lock.
 */
const LIVE = 50;

export type Load = {
  emulators: Emulators;
  seed: number;
  /** The average time between two activities, in milliseconds. */
  thinkMs: number;
  latencies: Latencies;
  /** Customers whose code is locked, for the administrators. */
  lockedOut: Set<string>;
  signal: AbortSignal;
};

/** Signs in a customer. Undefined if that failed, which is recorded. */
export async function signIn(
  { emulators, seed, latencies, lockedOut }: Load,
  person: Person,
  index: number,
): Promise<Customer | undefined> {
  const session = await latencies.measure('sign in', [], () => openSession(emulators, person));
  if (!session) return undefined;
  // Each customer has an own sequence, which does not depend on the speed of the others.
  const random = new Random(seed * 100_003 + index);
  return {
    ...session,
    ...{ random, code: codeOf(index), potId: random.id(), paid: [], isLive: index % LIVE === 0 },
    leaveScreen: () => {},
    askForCode: () => void lockedOut.add(person.uid),
  };
}

/** Uses the bank until `until`, a time of `performance.now()`. */
export async function useBank(
  { latencies, thinkMs, signal }: Load,
  customer: Customer,
  until: number,
): Promise<void> {
  const { random } = customer;
  // From a third to five thirds of the average; less at the end.
  const think = () => {
    const time = thinkMs * (1 / 3 + (4 / 3) * random.next());
    return wait(Math.max(0, Math.min(time, until - performance.now())));
  };
  // Customers do not all arrive at once.
  await wait(Math.min(thinkMs * random.next(), until - performance.now()));
  while (performance.now() < until) {
    signal.throwIfAborted();
    const { name, expected, run } = chooseActivity(random);
    customer.leaveScreen();
    customer.leaveScreen = () => {};
    await latencies.measure(name, expected, () => run(customer));
    await think();
  }
  customer.leaveScreen();
}
