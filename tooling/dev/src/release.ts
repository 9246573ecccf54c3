import {
  abort,
  type Bank,
  createKey,
  downloadLive,
  findSites,
  history,
  abortFailingCanaries,
  preview,
  CommandError,
  promote,
  prune,
  publish,
  readBases,
  readKeyFile,
  readLiveRemotes,
  readManifest,
  readOrigins,
  readSource,
  type ReleaseBuild,
  assertBuiltFromSource,
  assertCleanSource,
  renew,
  requestSites,
  revoke,
  rollback,
  rotateKey,
  signDelegation,
  status,
} from '@bank/release';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from './build';
import { runCommand } from './command';
import { distOf, openLocalBank, readBuild } from './local-bank';
import { ROOT, runFolder } from './paths';
import { describeError, step } from './progress';
import { openProject } from './project-bank';
import { releaseNote } from './release-note';
import { readReleaseOptions, type ReleaseOptions } from './release-options';
import { servedBank } from './served-bank';

type Note = Awaited<ReturnType<typeof releaseNote>>;

// Above the command, which runs before the constants below it exist.
const YEAR_MS = 365 * 86_400_000;
const POLL_MS = 30_000;
const WINDOW_MS = 24 * 3_600_000;

/** The commands that need the remote's site, which a local bank may not have yet. */
const UPLOADS: ReadonlySet<string> = new Set(['publish', 'preview']);

// npm run release -- …: publishes, previews or rolls back one remote. Nothing else changes.
await runCommand(async ({ signal }) => {
  const options = readReleaseOptions(process.argv.slice(2));
  const { command, names } = options;
  const [name = ''] = names;
  switch (command) {
    case 'create-key':
      console.log(`${name}: keep it secret. Its public key:\n${(await createKey(name)).publicKey}`);
      return 0;
    case 'delegate':
      console.log(await delegation(options));
      return 0;
  }
  if (UPLOADS.has(command) && options.from === undefined) await refuseUnknown(names);
  const bank = options.isProject
    ? (await openProject(options.env)).bank
    : await openBank(options, signal);
  try {
    await change(bank, options, signal);
  } finally {
    await bank.registry.close();
  }
  return 0;
});

async function change(bank: Bank, options: ReleaseOptions, signal: AbortSignal): Promise<void> {
  const { command, names } = options;
  const [name = ''] = names;
  const note = await releaseNote(options.why);
  switch (command) {
    case 'publish':
      await publishRemotes(bank, options, note, signal);
      break;
    case 'preview': {
      const [built] = await (await prepareBuild(options, signal))();
      if (built) console.log(await preview(bank, built, { days: options.days, at: note.at }));
      return;
    }
    case 'promote':
      await promote(bank, name, note);
      break;
    case 'abort':
      await abort(bank, name, note);
      break;
    case 'rollback':
      await rollback(bank, name, options.to, note);
      break;
    case 'renew':
      await renew(bank, names.length > 0 ? names : await liveNames(bank), note);
      break;
    case 'revoke':
      await revoke(bank, await rootKey(options), name);
      break;
    case 'rotate-key':
      await rotate(bank, options, note);
      return;
    case 'history':
      console.log((await history(bank, names[0])).join('\n'));
      return;
    case 'watch':
      await watchCanaries(bank, options, signal);
      return;
    case 'prune':
      for (const removed of await prune(bank, options.keep, options.unreleased))
        console.log(`removed ${removed}`);
      return;
  }
  console.log((await status(bank)).join('\n') || 'Nothing is live.');
}

/** Judges the canaries by the reports of the last day, repeatedly until Ctrl-C. */
async function watchCanaries(bank: Bank, limits: ReleaseOptions, signal: AbortSignal) {
  console.log('Watching the canaries. Press Ctrl-C to stop.');
  while (!signal.aborted) {
    const since = new Date(Date.now() - WINDOW_MS);
    try {
      for (const line of await abortFailingCanaries(bank, limits, since)) console.log(line);
    } catch (error) {
      // The next round may succeed; an ended watch would leave the canaries unguarded.
      console.error(`Could not judge the canaries: ${describeError(error)}`);
    }
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function liveNames(bank: Bank): Promise<string[]> {
  return (await readLiveRemotes(bank)).remotes.map(({ name }) => name);
}

/** The bank that npm start or npm test serves, or a Firebase project. */
async function openBank(
  { command, names, bank: run }: ReleaseOptions,
  signal: AbortSignal,
): Promise<Bank> {
  const bank = await servedBank(run);
  if (UPLOADS.has(command)) await requestSites(bank.folder, names, signal);
  const originOf = await readOrigins(bank.folder);
  return openLocalBank(bank, { originOf, isServed: true });
}

async function rootKey({ rootKey: file }: ReleaseOptions) {
  if (file) return readKeyFile(file);
  throw new CommandError('The root key is missing.', 'Pass its file: --root-key <file>');
}

async function delegation(options: ReleaseOptions): Promise<string> {
  const [key = ''] = options.names;
  return signDelegation(await rootKey(options), { key, ...delegated(options) });
}

function delegated({ delegated: remotes, until }: ReleaseOptions) {
  return {
    remotes: [...remotes],
    until: until ?? new Date(Date.now() + YEAR_MS).toISOString(),
  };
}

/** Rotates a key, and prints what the pipeline needs. */
async function rotate(bank: Bank, options: ReleaseOptions, note: Note): Promise<void> {
  const [file = ''] = options.names;
  const { publicKey, delegation, renewed, replaced } = await rotateKey(
    bank,
    await rootKey(options),
    { file, note, isRevoked: options.revoke, ...delegated(options) },
  );
  const isRevoked = options.revoke && replaced.length > 0;
  console.log(`${file}: keep it secret. Its public key:
${publicKey}
Signed again with it: ${renewed.join(', ') || 'nothing, because nothing is live'}.
${isRevoked ? 'Revoked' : 'Replaced, and still valid'}: ${replaced.join(', ') || 'no key'}

Set these secrets of the pipeline:
RELEASE_SIGNING_KEY: the content of ${file}
RELEASE_DELEGATION: ${delegation}`);
}

async function refuseUnknown(names: readonly string[]): Promise<void> {
  const { remotes } = await findSites(ROOT);
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length === 0) return;
  throw new CommandError(
    `There is no remote ${unknown.join(', ')}.`,
    `Remotes: ${remotes.join(', ')}.`,
  );
}

async function publishRemotes(
  bank: Bank,
  options: ReleaseOptions,
  note: Note,
  signal: AbortSignal,
): Promise<void> {
  const { names, canary, from } = options;
  const obtainBuilds =
    from === undefined ? await prepareBuild(options, signal) : () => downloadRemotes(from, names);
  const bases = await readBases(bank, names);
  const builds = await obtainBuilds();
  const known = await readManifests();
  const { unchanged, warnings } = await step(`Publishing ${names.join(', ')}`, () =>
    publish(bank, bases, builds, { ...note, canary, known }),
  );
  for (const warning of warnings) console.warn(`  Warning: ${warning}.`);
  console.log(`  ${unchanged} already deployed files are unchanged.`);
}

/** The manifests of this checkout, without invalid ones: another remote's must not block a release. */
async function readManifests() {
  const { remotes } = await findSites(ROOT);
  const read = await Promise.allSettled(
    remotes.map((name) => readManifest(join(ROOT, 'remotes', name, 'remote.json'), name)),
  );
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/**
 * Reads the sources of remotes of this checkout, and refuses uncommitted changes before anything is built
 * or sent. Returns the function that builds them.
 */
async function prepareBuild(
  { names, isBuilt, bank: run, isProject, allowsDirty }: ReleaseOptions,
  signal: AbortSignal,
): Promise<() => Promise<ReleaseBuild[]>> {
  // A local bank is for trying out uncommitted changes.
  const allowsChanges = allowsDirty || !isProject;
  const read = names.map(async (name) => {
    const source = await readSource(ROOT, `@bank/${name}`);
    assertCleanSource(source, allowsChanges);
    return isBuilt ? assertBuiltFromSource(ROOT, distOf(name), source, allowsChanges) : source;
  });
  const sources = await Promise.all(read);
  return async () => {
    if (!isBuilt) {
      const folder = runFolder(isProject ? 'release' : run);
      const backend = isProject ? 'project' : 'emulators';
      await step(`Building ${names.join(', ')}`, () =>
        build({ backend, folder, signal, isClean: true }, names),
      );
    }
    const builds = await Promise.all(names.map(readBuild));
    return builds.map((built, index) => ({ ...built, source: sources[index] }));
  };
}

/** Downloads the live versions of another stage. */
async function downloadRemotes(file: string, names: readonly string[]): Promise<ReleaseBuild[]> {
  const { bank } = await openProject(file, {});
  try {
    return await step(`Downloading ${names.join(', ')}`, () =>
      Promise.all(
        names.map((name) => downloadLive(bank, name, join(runFolder('release'), 'stage', name))),
      ),
    );
  } finally {
    await bank.registry.close();
  }
}
