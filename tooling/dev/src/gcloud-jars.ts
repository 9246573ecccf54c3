import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Java, obtainJava } from './java';
import { EMULATOR_CACHE, EMULATOR_SOURCES } from './paths';
import { step } from './progress';
import { mustRun } from './run-program';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const STORAGE_RULES_MAIN = 'StorageRulesRuntime';

type Jars = { firestore: string; storageRules: string };

/**
 * Builds the jars of both emulators from gcloud's: one that adds the main class missing from
 * gcloud's manifest, and our Storage rules runtime, compiled against the rules engine inside it.
 * The folder name is a hash of the inputs, so they are built once.
 */
export async function buildJars(
  gcloudJar: string,
  signal: AbortSignal,
): Promise<{ jars: Jars; java: Java }> {
  const folder = join(EMULATOR_CACHE, await fingerprint(gcloudJar));
  const jars = {
    firestore: join(folder, 'firestore.jar'),
    storageRules: join(folder, 'storage-rules.jar'),
  };
  if (existsSync(folder)) return { jars, java: await obtainJava(signal) };
  const java = await obtainJava(signal, true);
  await step('Preparing the emulators', async () => {
    await rm(EMULATOR_CACHE, { recursive: true, force: true });
    const draft = join(EMULATOR_CACHE, 'draft');
    await mkdir(join(draft, 'classes'), { recursive: true });
    const run = (program: string, ...args: string[]) =>
      mustRun(join(java.bin, program), args, {
        log: join(EMULATOR_CACHE, `${program}.log`),
        signal,
        remedy: 'This is a defect of the build of the emulators; please report it.',
      });
    const sources = (await javaSources()).map(({ file }) => file);
    await run('javac', '-proc:none', '-cp', gcloudJar, '-d', join(draft, 'classes'), ...sources);
    const pack = async (name: string, main: string, ...content: string[]) => {
      const manifest = join(draft, `${name}.manifest`);
      const classPath = pathToFileURL(gcloudJar).href;
      await writeFile(manifest, `Main-Class: ${main}\nClass-Path: ${classPath}\n`);
      await run('jar', 'cfm', join(draft, `${name}.jar`), manifest, ...content);
    };
    await pack('firestore', FIRESTORE_MAIN);
    await pack('storage-rules', STORAGE_RULES_MAIN, '-C', join(draft, 'classes'), '.');
    // An atomic rename: an interrupted build must not look finished.
    await rename(draft, folder);
  });
  return { jars, java };
}

async function javaSources(): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(EMULATOR_SOURCES)).filter((name) => name.endsWith('.java')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(EMULATOR_SOURCES, name);
      return { file, text: await readFile(file, 'utf8') };
    }),
  );
}

async function fingerprint(gcloudJar: string): Promise<string> {
  const { size, mtimeMs } = await stat(gcloudJar);
  const hash = createHash('sha256').update(`${gcloudJar} ${size} ${mtimeMs}`);
  for (const { text } of await javaSources()) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
