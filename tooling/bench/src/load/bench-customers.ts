import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Emulators } from '@bank/backend/emulators';
import { administrate, fund } from './administrator';
import type { Customer } from './activities';
import { readAndCheckLedgers } from './check-ledgers';
import { type Load, signIn, useBank } from './customers';
import { Latencies } from './latencies';
import type { LoadOptions } from './options';
import type { People } from './people';
import { openSession, type Session } from './session';

const PROGRESS_INTERVAL_MS = 30_000;
const MINUTE_MS = 60_000;

export type LoadRun = {
  emulators: Emulators;
  options: LoadOptions;
  /** For what is built. */
  folder: string;
  signal: AbortSignal;
};

/** Customers use the bank. Prints a table, and returns what must not have happened. */
export async function benchCustomers(
  { emulators, options: { seed, minutes, think }, signal }: LoadRun,
  people: People,
): Promise<readonly string[]> {
  const latencies = new Latencies();
  const thinkMs = think * 1000;
  const load: Load = { emulators, seed, thinkMs, latencies, lockedOut: new Set(), signal };
  const admins = await Promise.all(
    people.administrators.map((person) => openSession(emulators, person)),
  );
  const [admin] = admins;
  if (!admin) throw new Error('There is no administrator.');
  const uids = people.customers.map(({ uid }) => uid);
  await fund(load, admin, uids);
  const customers: Customer[] = [];
  for (const [index, person] of people.customers.entries()) {
    signal.throwIfAborted();
    const customer = await signIn(load, person, index);
    if (customer) customers.push(customer);
  }
  await runAll(load, { customers, admins }, minutes);
  await Promise.all([...customers, ...admins].map((session) => session.close()));
  console.log(`\n${latencies.toString()}\n`);
  return findings(load, customers);
}

async function runAll(
  load: Load,
  { customers, admins }: { customers: readonly Customer[]; admins: readonly Session[] },
  minutes: number,
): Promise<void> {
  const { latencies } = load;
  const codes = new Map(customers.map(({ uid, code }) => [uid, code]));
  const [begin, before] = [performance.now(), latencies.count];
  const until = begin + minutes * MINUTE_MS;
  const delay = monitorEventLoopDelay();
  delay.enable();
  const cpu = process.cpuUsage();
  const progress = setInterval(() => {
    console.log(`  … ${latencies.count - before} operations, ${latencies.errors.length} errors`);
  }, PROGRESS_INTERVAL_MS);
  try {
    await Promise.all([
      ...customers.map((customer) => useBank(load, customer, until)),
      ...admins.map((admin, index) => administrate(load, admin, { index, codes, until })),
    ]);
  } finally {
    clearInterval(progress);
  }
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const share = (user + system) / 1e6 / seconds;
  console.log(
    `${latencies.count - before} operations of ${customers.length} customers in ${seconds.toFixed(0)} s ` +
      `(${((latencies.count - before) / seconds).toFixed(1)} a second). The simulation used ${(100 * share).toFixed(0)} % ` +
      `of one core; its event loop was late by ${Math.round(delay.percentile(99) / 1e6)} ms (p99).`,
  );
}

async function findings(
  { emulators, latencies }: Load,
  customers: readonly Customer[],
): Promise<readonly string[]> {
  const confirmed = new Map(customers.map(({ uid, paid }) => [uid, paid]));
  const database = { host: emulators.firestoreHost, projectId: emulators.projectId };
  const { snapshot, violations } = await readAndCheckLedgers(database, confirmed);
  console.log(
    `${customers.length} balances and ${snapshot.transactions.size} ledger entries checked: ` +
      `${violations.length} violations, ${latencies.errors.length} errors\n`,
  );
  return [...latencies.errors, ...violations.map((violation) => JSON.stringify(violation))];
}
