import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { putDocuments } from '@bank/backend/emulators';
import { ResponseLog } from './response-log';
import type { Violation } from './snapshot';
import { BankClient } from './bank-client';
import { FaultInjector } from './fault-injector';
import { type EmulatorSettings, FirestoreEmulator } from './emulator';
import { planFaults } from './faults';
import { GuessTiming } from './guess-timing';
import { checkHistories } from './history/check-histories';
import { stateOf } from './history/history';
import { HistoryRecorder } from './history/record-history';
import { initialDocuments } from './initial-documents';
import type { BankOptions } from './options';
import { planOperations } from './plan';
import { FaultProxy } from './fault-proxy';
import { readSnapshot } from './read-snapshot';
import { Random } from './random';
import { Sessions } from './sessions';
import { Metrics } from './metrics';
import { StolenSessions } from './stolen-sessions';
import { Workload } from './workload';

export { recheckHistories } from './history/check-histories';
export { readBankOptions } from './options';

export type BankBench = {
  options: BankOptions;
  emulator: EmulatorSettings;
  /** The port of the proxy that clients connect to, which injects connection faults. */
  proxyPort: number;
  signal: AbortSignal;
  /** Receives the cleanup function of the started processes. */
  started(cleanup: { stop(): Promise<void>; force(): void }): void;
};

const PROGRESS_INTERVAL_MS = 15_000;
const MAX_PRINTED = 20;

/** Runs the workload with fault injection and prints the results. Returns the violated invariants. */
export async function benchBank(bench: BankBench): Promise<readonly Violation[]> {
  const { options, signal } = bench;
  const { projectId, host, port } = bench.emulator;
  const { seed, operations, accounts, clients } = options;
  console.log(
    `Repeat with: npm run bench:bank -- --seed ${seed} --operations ${operations} --accounts ${accounts} --clients ${clients}`,
  );
  const emulator = new FirestoreEmulator(bench.emulator);
  const proxy = new FaultProxy({ host, port });
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
  for (const documents of initialDocuments(accounts)) {
    await putDocuments({ projectId, firestoreHost: database.host }, documents);
  }

  const history = new HistoryRecorder();
  const endRecording = history.install();
  history.begin();
  history.startsWith(stateOf(await readSnapshot(database)));
  const plan = planOperations(options);
  const metrics = new Metrics();
  const guesses = new GuessTiming();
  const stolenSessions = new StolenSessions();
  const responses = new ResponseLog(plan);
  const client = new BankClient(
    new Sessions({ projectId, host, port: bench.proxyPort }),
    guesses,
    stolenSessions,
    metrics,
  );
  const workload = new Workload(plan, client, responses, metrics);
  const random = new Random(seed);
  const faultInjector = new FaultInjector({
    ...{
      database,
      emulator,
      proxy,
      workload,
      responses,
      guesses,
      stolenSessions,
      metrics,
      history,
      random,
    },
  });

  const begin = performance.now();
  const progress = setInterval(() => {
    console.log(`  … ${workload.ended} of ${operations} operations`);
  }, PROGRESS_INTERVAL_MS);
  try {
    await Promise.all([
      workload.run(clients, signal),
      faultInjector.run(planFaults(options), signal),
    ]);
  } finally {
    clearInterval(progress);
  }
  await history.readUnanswered(database);
  await faultInjector.check(true);
  endRecording();
  metrics.addViolations(guesses.violations);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`\n${metrics.toString()}\n`);
  const kept = join(bench.emulator.folder, 'history.bin');
  metrics.addViolations(await checkHistories(history.epochs, kept));
  const { violations } = metrics;
  for (const violation of violations.slice(0, MAX_PRINTED)) console.log(JSON.stringify(violation));
  if (violations.length > MAX_PRINTED) console.log(`… and ${violations.length - MAX_PRINTED} more`);
  const rate = (operations / seconds).toFixed(1);
  console.log(
    `${operations} operations in ${seconds.toFixed(1)} s (${rate} a second), ${violations.length} violations`,
  );
  return violations;
}
