import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '@bank/release';
import * as v from 'valibot';
import { buildJars } from './gcloud-jars';
import { findGcloudJar } from './gcloud';
import { type Java, obtainJava } from './java';
import { runFolder } from './paths';
import { step } from './progress';
import { logTail, runProgram } from './run-program';

const require = createRequire(import.meta.url);

/** The executable of the Firebase CLI, to be run with Node. */
export const FIREBASE_CLI = require.resolve('firebase-tools/lib/bin/firebase.js');

/** The environment variables that name the emulators' jars; empty to use the CLI's own cache. */
export type EmulatorJars = { env: Record<string, string>; java: Java };

const Download = v.object({ downloadPathRelativeToCacheDir: v.string() });
const Downloads = v.object({ firestore: Download, storage: Download });

/**
 * Finds the two Java emulators that the CLI does not contain: in the CLI's download cache, in an
 * installed gcloud, or by downloading them.
 */
export async function obtainEmulators(signal: AbortSignal): Promise<EmulatorJars> {
  const { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage } =
    process.env;
  if ((firestore && storage) || areDownloaded()) return { env: {}, java: await obtainJava(signal) };
  const gcloudJar = findGcloudJar();
  if (gcloudJar) {
    const { jars, java } = await buildJars(gcloudJar, signal);
    return {
      env: {
        FIRESTORE_EMULATOR_BINARY_PATH: jars.firestore,
        STORAGE_EMULATOR_BINARY_PATH: jars.storageRules,
      },
      java,
    };
  }
  const java = await obtainJava(signal);
  for (const name of ['firestore', 'storage']) {
    await step(`Downloading the ${name} emulator`, () => download(name, signal));
  }
  return { env: {}, java };
}

/** The jar of the Firestore emulator, for starting it without the CLI. */
export function firestoreJar({ env }: EmulatorJars): string {
  return (
    env.FIRESTORE_EMULATOR_BINARY_PATH ??
    process.env.FIRESTORE_EMULATOR_BINARY_PATH ??
    downloadedJars().firestore
  );
}

function areDownloaded(): boolean {
  return Object.values(downloadedJars()).every((jar) => existsSync(jar));
}

/** The CLI's download cache. */
function downloadedJars(): { firestore: string; storage: string } {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const file = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const downloads = v.parse(Downloads, JSON.parse(readFileSync(file, 'utf8')));
  const pathOf = (jar: v.InferOutput<typeof Download>) =>
    join(folder, jar.downloadPathRelativeToCacheDir);
  return { firestore: pathOf(downloads.firestore), storage: pathOf(downloads.storage) };
}

async function download(name: string, signal: AbortSignal): Promise<void> {
  const log = join(runFolder('start'), `download-${name}.log`);
  const args = [FIREBASE_CLI, `setup:emulators:${name}`];
  const code = await runProgram(process.execPath, args, { log, signal });
  if (code === 0) return;
  throw new CommandError(
    `The ${name} emulator is not installed and could not be downloaded:\n\n${await logTail(log, 6)}\n`,
    'Connect to the internet and try again, or install it with gcloud: gcloud components install cloud-firestore-emulator',
  );
}
