import { join } from 'node:path';
import {
  abort,
  describeBuild,
  developmentKey,
  findSites,
  HOST,
  history,
  localTarget,
  Problem,
  promote,
  prune,
  publish,
  readOrigins,
  rollback,
  status,
  type Target,
} from '@bank/release';
import { build } from './build';
import { runCommand } from './command';
import { DEVELOPMENT_KEY, ROOT, runFolder } from './paths';
import { step } from './progress';
import { releaseNote } from './release-note';
import { openProject } from './release-project';
import { watchCanaries } from './watch-canaries';
import { readReleaseOptions, type ReleaseOptions } from './release-options';

// npm run release -- …: one remote becomes live, or live again, and nothing else changes.
await runCommand(async ({ signal }) => {
  const options = readReleaseOptions(process.argv.slice(2));
  await refuseUnknown(options.remotes);
  const project = options.isProject ? await openProject(options.remotes, options.isDryRun) : null;
  const target = project?.target ?? (await openTarget(options.bank));
  const [name = ''] = options.remotes;
  const note = await releaseNote(options.why, process.env);
  switch (options.command) {
    case 'publish':
      await publishRemotes(target, options, note, signal);
      break;
    case 'promote':
      await promote(target, name, note);
      break;
    case 'abort':
      await abort(target, name, note);
      break;
    case 'rollback':
      await rollback(target, name, options.to, note);
      break;
    case 'history':
      console.log((await history(target, options.remotes[0])).join('\n'));
      return 0;
    case 'watch':
      await watchCanaries(target, options, note.who, signal);
      return 0;
    case 'prune':
      for (const removed of await prune(target, options.keep)) console.log(`removed ${removed}`);
      return 0;
  }
  await project?.deploy(signal);
  const registry = await target.readRegistry();
  console.log(registry ? status(registry).join('\n') : 'Nothing is live.');
  return 0;
});

async function refuseUnknown(names: readonly string[]): Promise<void> {
  const { remotes } = await findSites(ROOT);
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length === 0) return;
  throw new Problem(
    `There is no remote ${unknown.join(', ')}.`,
    `Name any of: ${remotes.join(', ')}.`,
  );
}

async function openTarget(bank: 'start' | 'test'): Promise<Target> {
  const folder = runFolder(bank);
  const originOf = await readOrigins(folder);
  return localTarget({
    sites: join(folder, 'sites'),
    originOf,
    key: await developmentKey(DEVELOPMENT_KEY),
    withMaps: true,
    isServed: await answers(originOf(HOST)),
  });
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function publishRemotes(
  target: Target,
  { remotes, isBuilt, canary, bank, isProject }: ReleaseOptions,
  note: Awaited<ReturnType<typeof releaseNote>>,
  signal: AbortSignal,
): Promise<void> {
  const base = await target.readRegistry();
  if (!isBuilt) {
    const folder = runFolder(isProject ? 'release' : bank);
    const backend = isProject ? 'project' : 'emulators';
    await step(`Building ${remotes.join(', ')}`, () =>
      build({ backend, folder, signal, isClean: true }, remotes),
    );
  }
  const builds = await Promise.all(
    remotes.map(async (name) => {
      const folder = join(ROOT, 'remotes', name, 'dist');
      return { folder, version: await describeBuild(folder, join(folder, '..', 'remote.json')) };
    }),
  );
  const { registry, unchanged } = await step(`Publishing ${remotes.join(', ')}`, () =>
    publish(target, base, builds, { ...note, canary }),
  );
  console.log(`  Revision ${registry.revision}. ${unchanged} other files are what they were.`);
}
