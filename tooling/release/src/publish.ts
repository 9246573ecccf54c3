import { followsWhatIsLive } from './host-files';
import { objections, readHostFacts } from './gate';
import { Problem } from './problem';
import {
  type Action,
  type PublishedRegistry,
  type PublishedRemote,
  withLive,
  withRemotes,
} from './registry';
import { type Build, Overtaken, type Target } from './target';
import { integrityOf, publishedVersion, VERSION_FILE } from './version';

/** Who releases, why, and when: it becomes part of the history, which is public. */
export type Note = { who: string; why: string; at: Date };

export type PublishOptions = Note & {
  /** The percentage of browsers that get it; absent, everybody does. */
  canary?: number | undefined;
  action?: Action;
};

/** What became live, and how many deployed files were found unchanged afterwards. */
export type Published = { registry: PublishedRegistry; unchanged: number };

/**
 * Releases builds as one change. `base` is what was live when the work on them began: if anything
 * else was released since, this release is refused and can be run again. Until the registry is
 * replaced, which is one step, nothing that is live refers to what was uploaded.
 */
export async function publish(
  target: Target,
  base: PublishedRegistry | null,
  builds: readonly Build[],
  options: PublishOptions,
): Promise<Published> {
  const host = await readHostFacts(target);
  const refused = builds.flatMap(({ version }) =>
    objections(version, host, base, target.originOf(version.name)).map(
      (objection) => `${version.name}: ${objection}`,
    ),
  );
  if (refused.length > 0) {
    throw new Problem(
      `The gate is closed:\n\n${refused.map((line) => `    ${line}`).join('\n')}\n`,
      'Nothing was changed. Correct what it names and publish again.',
    );
  }
  const before = await target.fingerprint();
  for (const build of builds) {
    await target.upload(build);
    await compareWithBuilt(target, build);
  }
  const lines = builds.map((build) => lineOf(target, base, build, options.canary));
  const registry = withRemotes(base, lines, {
    action: options.action ?? (options.canary === undefined ? 'publish' : 'canary'),
    at: options.at.toISOString(),
    who: options.who,
    why: options.why,
    remotes: builds.map(({ version: { name, version } }) => ({
      name,
      from: base?.remotes.find((remote) => remote.name === name)?.live.version ?? null,
      to: version,
      ...(options.canary !== undefined && { share: options.canary }),
    })),
  });
  await replace(target, registry);
  return { registry, unchanged: await countUnchanged(target, before) };
}

/** Replaces the registry, or says that somebody else was faster. */
export async function replace(target: Target, registry: PublishedRegistry): Promise<void> {
  await target.replaceRegistry(registry).catch((error: unknown) => {
    if (!(error instanceof Overtaken)) throw error;
    throw new Problem(
      `${error.message} Yours was not put over it.`,
      'Nothing is lost: what you uploaded stays where it is. Run the same command again.',
    );
  });
}

function lineOf(
  target: Target,
  base: PublishedRegistry | null,
  { version }: Build,
  canary: number | undefined,
): PublishedRemote {
  const remote = base?.remotes.find(({ name }) => name === version.name);
  const published = publishedVersion(version, target.originOf(version.name));
  if (canary === undefined) return withLive(remote, version.name, published);
  if (remote) return { ...remote, canary: { version: published, share: canary } };
  throw new Problem(
    `${version.name} has no live version that a canary could be held against.`,
    'Publish it without --canary first.',
  );
}

async function compareWithBuilt(target: Target, { version }: Build): Promise<void> {
  const files = [...Object.keys(version.files), VERSION_FILE];
  for (const file of files) {
    const bytes = await target.fetch(version.name, `${version.version}/${file}`);
    const isSame =
      bytes &&
      (file === VERSION_FILE
        ? (JSON.parse(bytes.toString()) as { version: unknown }).version === version.version
        : integrityOf(bytes) === version.files[file]);
    if (isSame) continue;
    throw new Problem(
      `${target.originOf(version.name)}/${version.version}/${file} ${bytes ? 'is not what was uploaded' : 'does not answer'}.`,
      'What was live still is. Look at the site, and publish again.',
    );
  }
}

/** Every file that was deployed before must still be there, byte for byte; only the registry changes. */
async function countUnchanged(
  target: Target,
  before: ReadonlyMap<string, string>,
): Promise<number> {
  const after = await target.fingerprint();
  const others = [...before].filter(([file]) => !followsWhatIsLive(file));
  const changed = others.filter(([file, hash]) => after.get(file) !== hash).map(([file]) => file);
  if (changed.length === 0) return others.length;
  throw new Problem(
    `Files that were deployed before have changed: ${changed.join(', ')}.`,
    'The release is live, and something else has written to the sites. Find out what.',
  );
}
