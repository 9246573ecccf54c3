import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '@bank/release';

const START_TIMEOUT_MS = 120_000;
const SAVE = 'save';

const JVM = ['-Duser.language=en'];
/**
 * Without the optimizing compiler, which saves 40 % of CPU time for a process that runs for a minute, and with the serial
 * garbage collector.
 */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export type EmulatorSettings = {
  /** The paths of the Java executable and of the emulator. */
  java: string;
  jar: string;
  rules: string;
  /** The folder for log and save; must exist. */
  folder: string;
  projectId: string;
  host: string;
  port: number;
  /** True if each process runs for a few minutes at most. */
  isShortLived: boolean;
};

/** A Firestore emulator process that can be killed, to simulate a power failure. */
export class FirestoreEmulator {
  #child: ChildProcess | undefined;

  constructor(private readonly settings: EmulatorSettings) {}

  /** Starts it, empty or from the last save, and resolves when it responds. */
  async start(from: 'nothing' | 'the save', signal: AbortSignal): Promise<void> {
    const { java, jar, rules, folder, projectId, host, port, isShortLived } = this.settings;
    const log = join(folder, 'firestore.log');
    const output = await open(log, from === 'nothing' ? 'w' : 'a');
    const child = spawn(
      java,
      [
        ...[
          ...JVM,
          ...(isShortLived ? SHORT_LIVED : []),
          '-jar',
          jar,
          '--host',
          host,
          '--port',
          String(port),
        ],
        ...['--rules', rules, '--project_id', projectId, '--single_project_mode', 'true'],
        ...(from === 'the save' ? ['--seed_from_export', this.#saveFile()] : []),
      ],
      // Own process group: Ctrl-C must not kill it before the cleanup.
      { detached: true, stdio: ['ignore', output.fd, output.fd] },
    );
    this.#child = child;
    await output.close();
    const failure = new Promise<never>((_resolve, reject) => child.once('error', reject));
    await Promise.race([this.#waitUntilReady(child, log, signal), failure]);
  }

  /** Kills it immediately, without saving data or closing connections. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Kills it without waiting for its exit. */
  force(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Exports all data to disk, like `firebase emulators:export`. */
  async save(): Promise<void> {
    const { folder, host, port, projectId } = this.settings;
    await rm(join(folder, SAVE), { recursive: true, force: true });
    const response = await fetch(
      `http://${host}:${port}/emulator/v1/projects/${projectId}:export`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          database: `projects/${projectId}/databases/(default)`,
          export_directory: folder,
          export_name: SAVE,
        }),
      },
    );
    if (!response.ok)
      throw new Error(`The export of the emulator failed: ${await response.text()}`);
  }

  #saveFile(): string {
    return join(this.settings.folder, SAVE, `${SAVE}.overall_export_metadata`);
  }

  async #waitUntilReady(child: ChildProcess, log: string, signal: AbortSignal): Promise<void> {
    const { host, port } = this.settings;
    const deadline = performance.now() + START_TIMEOUT_MS;
    const isUp = async () =>
      (await fetch(`http://${host}:${port}/`).catch(() => null))?.ok === true;
    while (!(await isUp())) {
      signal.throwIfAborted();
      if (child.exitCode !== null || performance.now() > deadline) {
        const tail = (await readFile(log, 'utf8')).split('\n').slice(-25).join('\n');
        throw new CommandError(
          `The Firestore emulator did not start:\n\n${tail}`,
          `Its log: ${log}`,
        );
      }
      await wait(100);
    }
  }
}
