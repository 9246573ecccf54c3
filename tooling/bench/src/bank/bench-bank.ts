import { performance } from 'node:perf_hooks';
import { putDocuments } from '@bank/backend/emulators';
import { Answers } from './answers';
import type { Violation } from './books';
import { Branch } from './branch';
import { Director } from './director';
import { type EmulatorSettings, FirestoreEmulator } from './emulator';
import { planFaults } from './faults';
import { Guesses } from './guesses';
import { openingDocuments } from './opening';
import type { BankOptions } from './options';
import { planOperations } from './plan';
import { CuttingProxy } from './proxy';
import { Random } from './random';
import { Sessions } from './sessions';
import { Tally } from './tally';
import { Thefts } from './thefts';
import { Workload } from './workload';

export { readBankOptions } from './options';

export type BankBench = {
  options: BankOptions;
  emulator: EmulatorSettings;
  /** Where the clients connect: to a proxy that cuts them off. */
  proxyPort: number;
  signal: AbortSignal;
  /** Is told how to end what was started. */
  started(cleanup: { stop(): Promise<void>; force(): void }): void;
};

const PROGRESS_EVERY = 15_000;
const SHOWN = 20;

/** Runs the workload and prints what came of it. Returns the violations; there must be none. */
export async function benchBank(bench: BankBench): Promise<readonly Violation[]> {
  const { options, signal } = bench;
  const { projectId, host, port } = bench.emulator;
  const { seed, operations, accounts, clients } = options;
  console.log(
    `Again with: npm run bench:bank -- --seed ${seed} --operations ${operations} --accounts ${accounts} --clients ${clients}`,
  );
  const emulator = new FirestoreEmulator(bench.emulator);
  const proxy = new CuttingProxy({ host, port });
  bench.started({
    stop: async () => {
      proxy.close();
      await emulator.kill();
    },
    force: () => emulator.force(),
  });
  await emulator.start('nothing', signal);
  await proxy.listen(host, bench.proxyPort);
  const database = { host: `${host}:${port}`, projectId };
  for (const documents of openingDocuments(accounts)) {
    await putDocuments({ projectId, firestoreHost: database.host }, documents);
  }

  const plan = planOperations(options);
  const tally = new Tally();
  const guesses = new Guesses();
  const thefts = new Thefts();
  const answers = new Answers(plan);
  const branch = new Branch(
    new Sessions({ projectId, host, port: bench.proxyPort }),
    guesses,
    thefts,
    tally,
  );
  const workload = new Workload(plan, branch, answers, tally);
  const random = new Random(seed);
  const director = new Director({
    ...{ database, emulator, proxy, workload, answers, guesses, thefts, tally, random },
  });

  const begin = performance.now();
  const progress = setInterval(() => {
    console.log(`  … ${workload.ended} of ${operations} operations`);
  }, PROGRESS_EVERY);
  try {
    await Promise.all([workload.run(clients, signal), director.run(planFaults(options), signal)]);
  } finally {
    clearInterval(progress);
  }
  await director.check(true);
  tally.violated(guesses.violations);
  const { violations } = tally;
  const seconds = (performance.now() - begin) / 1000;
  console.log(`\n${tally.toString()}\n`);
  for (const violation of violations.slice(0, SHOWN)) console.log(JSON.stringify(violation));
  if (violations.length > SHOWN) console.log(`… and ${violations.length - SHOWN} more`);
  const rate = (operations / seconds).toFixed(1);
  console.log(
    `${operations} operations in ${seconds.toFixed(1)} s (${rate} a second), ${violations.length} violations`,
  );
  return violations;
}
