import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, readJson, writeJson } from '@bank/release';
import * as v from 'valibot';
import { allProcesses, end } from './processes';

const Record = v.object({ owner: v.number(), base: v.number(), emulators: v.array(v.number()) });

const OWNER = /tooling\/dev\/(bin|src)\//;
const EMULATOR = /firebase-tools|firestore|storage-rules/;

/** Notes who runs in this folder and which processes are its emulators. */
export async function rememberRun(
  folder: string,
  base: number,
  emulators: number[],
): Promise<void> {
  await writeJson(join(folder, 'running.json'), { owner: process.pid, base, emulators });
}

/**
 * Makes a run folder ours: refuses where its owner still runs, and ends the emulators that an owner
 * who was killed has left behind.
 */
export async function claimRunFolder(folder: string, command: string): Promise<void> {
  const file = join(folder, 'running.json');
  if (!existsSync(file)) return;
  const record = await readJson(file, Record, 'Delete the file.');
  const processes = allProcesses();
  const isOwner = (entry: { pid: number; command: string }) =>
    entry.pid === record.owner && entry.pid !== process.pid && OWNER.test(entry.command);
  if (processes.some(isOwner)) {
    throw new CommandError(
      `${command} already runs here, as process ${record.owner}, at http://localhost:${record.base}.`,
      'Use that one, or stop it first (Ctrl-C there).',
    );
  }
  // The numbers may belong to others by now: end only what looks like an emulator.
  const left = processes.filter(
    (entry) => record.emulators.includes(entry.pid) && EMULATOR.test(entry.command),
  );
  await end(left.map((entry) => entry.pid));
}
