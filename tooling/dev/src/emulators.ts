import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '@bank/release';
import type { Scope } from './command';
import type { EmulatorData } from './emulator-data';
import { type EmulatorJars, FIREBASE_CLI } from './emulator-jars';
import { cliEnvironment } from './firebase-cli';
import { emulatorsAreReady } from './emulator-hub';
import { ROOT } from './paths';
import type { Ports } from './ports';
import { end, processTree, isAlive, signal as send } from './processes';
import { recordRun } from './run-record';
import { logTail } from './run-program';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 5_000;
/** Corrections of the Firebase CLI, each explained in its file. */
const PRELOADS = ['firestore-arguments.cjs', 'one-line-per-chunk.cjs', 'hosting-server.cjs'];

export type EmulatorRun = {
  /** The run folder with firebase.json, the sites and the rules. */
  folder: string;
  projectId: string;
  ports: Ports;
  jars: EmulatorJars;
  /** Imported at startup and saved at shutdown. Without it the emulators start empty. */
  data?: EmulatorData;
};

/**
 * Starts all emulators, resolves when every one is ready, and registers them with the scope, which
 * stops them. `ended` resolves with an error to show if they exit by themselves.
 */
export async function startEmulators(
  run: EmulatorRun,
  scope: Scope,
): Promise<{ ended: Promise<CommandError> }> {
  const imported = await run.data?.latest();
  const log = join(run.folder, 'emulators.log');
  const output = await open(log, 'w');
  const environment = await cliEnvironment(run.folder, run.jars);
  const child = spawn(
    process.execPath,
    [
      ...PRELOADS.flatMap((file) => ['--require', join(ROOT, 'tooling/dev/emulators', file)]),
      FIREBASE_CLI,
      'emulators:start',
      ...['--project', run.projectId, '--config', join(run.folder, 'firebase.json')],
      ...(imported ? ['--import', imported] : []),
    ],
    {
      cwd: run.folder,
      env: environment,
      // A separate process group: this process handles Ctrl-C and saves the data before it stops
      // the CLI.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    },
  );
  await output.close();
  const { pid } = child;
  if (!pid) throw new CommandError('The Firebase CLI could not be started.', 'Run npm ci.');
  const life = { state: 'starting' as 'starting' | 'ready' | 'ended' };
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => {
      life.state = 'ended';
      resolve();
    });
  });
  const failure = async (what: string) =>
    new CommandError(`The emulators ${what}:\n\n${await logTail(log)}\n`, `The whole log: ${log}`);

  scope.started({
    stop: async () => {
      try {
        if (life.state === 'ready') await run.data?.save();
      } finally {
        await stopProcessTree(pid);
      }
    },
    force: () => killProcessTree(pid),
  });
  await recordRun(run.folder, run.ports.base, [pid]);

  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await emulatorsAreReady(run.ports, scope.signal))) {
    scope.signal.throwIfAborted();
    if (life.state === 'ended') throw await failure('ended while starting');
    if (performance.now() > deadline) throw await failure('did not start within 2 minutes');
    await wait(200);
  }
  life.state = 'ready';
  const members = processTree(pid).map((member) => member.pid);
  await recordRun(run.folder, run.ports.base, members);
  run.data?.saveRegularly(scope);
  return { ended: exit.then(() => failure('ended by themselves')) };
}

/** Lets the CLI stop its emulators, then kills any that are left. */
async function stopProcessTree(pid: number): Promise<void> {
  send(pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  // Repeated on each poll: a CLI that is still starting may spawn more processes.
  const members = new Set<number>();
  do {
    for (const member of processTree(pid)) members.add(member.pid);
    await wait(100);
  } while (isAlive(pid) && performance.now() < deadline);
  killProcessTree(pid);
  await end([...members]);
}

function killProcessTree(pid: number): void {
  for (const member of processTree(pid)) send(member.pid, 'SIGKILL');
  // The rest of the process group, orphaned once the CLI is gone.
  send(-pid, 'SIGKILL');
}
