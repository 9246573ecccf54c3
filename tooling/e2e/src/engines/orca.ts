import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { required } from './required';
import type { VirtualScreen } from './virtual-screen';

/** The screen reader of GNOME, on a session bus and with settings of its own. It speaks into its log. */
export class Orca {
  #heard = 0;

  private constructor(
    /** What a browser needs so that Orca reads it. */
    readonly env: NodeJS.ProcessEnv,
    private readonly folder: string,
    private readonly programs: readonly ChildProcess[],
  ) {}

  static async start({ display }: VirtualScreen): Promise<Orca> {
    const folder = await mkdtemp(join(tmpdir(), 'bank-orca-'));
    const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DISPLAY: display, XDG_RUNTIME_DIR: folder },
    });
    const [address] = (await once(bus.stdout as Readable, 'data')) as [Buffer];
    const env = {
      ...process.env,
      ...{ DISPLAY: display, DBUS_SESSION_BUS_ADDRESS: address.toString().trim() },
      ...{ HOME: folder, XDG_RUNTIME_DIR: folder, GNOME_ACCESSIBILITY: '1', LANG: 'C.UTF-8' },
    };
    // Orca buffers its log, unless it is a terminal.
    const command = `${required('ORCA_PATH')} --replace --disable braille --debug-file /dev/tty`;
    const terminal = ['--quiet', '--flush', '--command', command, join(folder, 'log')];
    const reader = spawn('script', terminal, { stdio: 'ignore', env });
    const orca = new Orca(env, folder, [reader, bus]);
    await orca.expectSpoken(/Screen reader on/);
    return orca;
  }

  /** All phrases so far. */
  async #spoken(): Promise<string[]> {
    const log = await readFile(join(this.folder, 'log'), 'utf8').catch(() => '');
    return [...log.matchAll(/SPEECH OUTPUT: '(.*)'(?:\{.*)?\r?$/gm)].map(
      ([, phrase = '']) => phrase,
    );
  }

  /** Waits until it has spoken these phrases in this order, after those of the last call. */
  async expectSpoken(...phrases: readonly RegExp[]): Promise<void> {
    for (const phrase of phrases) {
      await expect
        .poll(async () => (await this.#spoken()).slice(this.#heard), { intervals: [100] })
        .toContainEqual(expect.stringMatching(phrase));
      const next = (await this.#spoken()).findIndex(
        (each, index) => index >= this.#heard && phrase.test(each),
      );
      this.#heard = next + 1;
    }
  }

  async stop(): Promise<void> {
    for (const program of this.programs) program.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
