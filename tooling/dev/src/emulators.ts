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
import type { Ports } from './ports';
import { end, family, isAlive, signal as send } from './processes';
import { rememberRun } from './run-record';
import { logTail } from './run-program';

const START_WITHIN = 120_000;
const STOP_WITHIN = 5_000;

export type EmulatorRun = {
  /** The run folder, assembled: firebase.json, sites, rules. */
  folder: string;
  projectId: string;
  ports: Ports;
  jars: EmulatorJars;
  /** What they begin with, and are saved to when they stop; without it they begin empty. */
  data?: EmulatorData;
};

/**
 * Starts all emulators and returns when every one of them answers; stopping them is the scope's.
 * `ended` resolves, with what to show, should they end by themselves.
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
      FIREBASE_CLI,
      'emulators:start',
      ...['--project', run.projectId, '--config', join(run.folder, 'firebase.json')],
      ...(imported ? ['--import', imported] : []),
    ],
    {
      cwd: run.folder,
      env: environment,
      // A group of its own: Ctrl-C is for us, who save the data before we end it.
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
        await stopFamily(pid);
      }
    },
    force: () => forceFamily(pid),
  });
  await rememberRun(run.folder, run.ports.base, [pid]);

  const deadline = performance.now() + START_WITHIN;
  while (!(await emulatorsAreReady(run.ports, scope.signal))) {
    scope.signal.throwIfAborted();
    if (life.state === 'ended') throw await failure('ended while starting');
    if (performance.now() > deadline) throw await failure('did not start within 2 minutes');
    await wait(200);
  }
  life.state = 'ready';
  const members = family(pid).map((member) => member.pid);
  await rememberRun(run.folder, run.ports.base, members);
  run.data?.saveRegularly(scope);
  return { ended: exit.then(() => failure('ended by themselves')) };
}

/** Lets the CLI end its emulators, and then makes certain that none of them is left. */
async function stopFamily(pid: number): Promise<void> {
  send(pid, 'SIGINT');
  const deadline = performance.now() + STOP_WITHIN;
  // Looked up again and again: while it starts, the CLI may still be starting others.
  const members = new Set<number>();
  do {
    for (const member of family(pid)) members.add(member.pid);
    await wait(100);
  } while (isAlive(pid) && performance.now() < deadline);
  forceFamily(pid);
  await end([...members]);
}

function forceFamily(pid: number): void {
  for (const member of family(pid)) send(member.pid, 'SIGKILL');
  // The rest of its group, which has lost its parent when the CLI is gone.
  send(-pid, 'SIGKILL');
}
