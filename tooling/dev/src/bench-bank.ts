import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { benchBank, readBankOptions, recheckHistories } from '@bank/bench/bank';
import { runCommand } from './command';
import { firestoreJar, obtainEmulators } from './emulator-jars';
import { checkPorts } from './free-ports';
import { ROOT, runFolder } from './paths';
import { basePort, LOOPBACK } from './ports';

const PORT_VARIABLE = 'BANK_BENCH_PORT';
const DEFAULT_PORT = 4880;
/** A full run of this many operations takes some minutes. */
const BRIEF_RUN = 20_000;

// npm run bench:bank: a load test with many clients, cut connections and a killed emulator. It
// checks that no cent is lost, and replays the history of all commits. `--check FILE`: the history of an earlier run.
await runCommand(async (scope) => {
  const options = readBankOptions(process.argv.slice(2));
  if ('check' in options) return (await recheckHistories(options.check)).length > 0 ? 1 : 0;
  // The port layout of every run: Firestore listens on the second port after the base.
  const port = basePort(process.env, PORT_VARIABLE, DEFAULT_PORT) + 2;
  const ports = { port, proxyPort: port + 1 };
  await checkPorts(
    [
      { port: ports.port, what: 'the Firestore emulator' },
      { port: ports.proxyPort, what: 'the proxy before it' },
    ],
    PORT_VARIABLE,
  );
  const folder = runFolder('bench');
  await mkdir(folder, { recursive: true });
  const jars = await obtainEmulators(scope.signal);
  const violations = await benchBank({
    options,
    emulator: {
      java: join(jars.java.bin, 'java'),
      jar: firestoreJar(jars),
      rules: join(ROOT, 'tooling/firebase/firestore.rules'),
      folder,
      projectId: 'demo-fernhill-bench',
      host: LOOPBACK,
      port: ports.port,
      isShortLived: options.operations <= BRIEF_RUN,
    },
    proxyPort: ports.proxyPort,
    signal: scope.signal,
    started: (cleanup) => scope.started(cleanup),
  });
  return violations.length > 0 ? 1 : 0;
});
