import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '@bank/release';

const START_WITHIN = 120_000;
const SAVE = 'save';

const JVM = ['-Duser.language=en'];
/** Without the slow, thorough compiler: two fifths less processor time for a process that lives for a minute. */
const BRIEF = ['-XX:TieredStopAtLevel=1'];

export type EmulatorSettings = {
  /** The Java program, and what it runs. */
  java: string;
  jar: string;
  rules: string;
  /** Receives log and save; must exist. */
  folder: string;
  projectId: string;
  host: string;
  port: number;
  websocketPort: number;
  /** Each of its processes lives for some minutes at most. */
  isBrief: boolean;
};

/** The Firestore emulator as a process of ours, that can be killed as a power cut would. */
export class FirestoreEmulator {
  #child: ChildProcess | undefined;

  constructor(private readonly settings: EmulatorSettings) {}

  /** Starts it, empty or from the last save, and returns when it answers. */
  async start(from: 'nothing' | 'the save', signal: AbortSignal): Promise<void> {
    const { java, jar, rules, folder, projectId, host, port, websocketPort, isBrief } =
      this.settings;
    const log = join(folder, 'firestore.log');
    const output = await open(log, from === 'nothing' ? 'w' : 'a');
    const child = spawn(
      java,
      [
        ...[...JVM, ...(isBrief ? BRIEF : []), '-jar', jar, '--host', host, '--port', String(port)],
        ...['--websocket_port', String(websocketPort), '--rules', rules],
        ...['--project_id', projectId, '--single_project_mode', 'true'],
        ...(from === 'the save' ? ['--seed_from_export', this.#saveFile()] : []),
      ],
      // A group of its own: Ctrl-C is for us, who end it.
      { detached: true, stdio: ['ignore', output.fd, output.fd] },
    );
    this.#child = child;
    await output.close();
    const failure = new Promise<never>((_resolve, reject) => child.once('error', reject));
    await Promise.race([this.#answers(child, log, signal), failure]);
  }

  /** Ends it at once: nothing is written down, no connection is closed properly. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** The same, for when there is no time to wait. */
  force(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Writes everything to disk, as `firebase emulators:export` has it done. */
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
    if (!response.ok) throw new Error(`The data were not saved: ${await response.text()}`);
  }

  #saveFile(): string {
    return join(this.settings.folder, SAVE, `${SAVE}.overall_export_metadata`);
  }

  async #answers(child: ChildProcess, log: string, signal: AbortSignal): Promise<void> {
    const { host, port } = this.settings;
    const deadline = performance.now() + START_WITHIN;
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
