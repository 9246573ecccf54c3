import { join } from 'node:path';
import { parseRemoteManifest } from '@bank/contracts';
import * as v from 'valibot';
import { readJson } from './json-file';
import { Problem } from './problem';

const BuildFacts = v.object({
  name: v.string(),
  version: v.pipe(v.string(), v.minLength(1)),
  entry: v.pipe(v.string(), v.minLength(1)),
});

/** One line of the registry as it is written; `parseRegistry` of @bank/contracts reads it. */
export type PublishedRemote = { version: string; entry: string; remote: unknown };

/** `registry.json`: what is live. */
export type PublishedRegistry = { schemaVersion: 1; remotes: PublishedRemote[] };

/** What one built remote says of itself, with its entry at `origin`. */
export async function describeRemote(
  root: string,
  name: string,
  origin: string,
): Promise<PublishedRemote> {
  const folder = join(root, 'remotes', name);
  const facts = await readJson(
    join(folder, 'dist', 'build.json'),
    BuildFacts,
    `Build the remote: npx lerna run build --scope @bank/${name}`,
  );
  const remote = await readManifest(join(folder, 'remote.json'), name);
  return { version: facts.version, entry: `${origin}/${facts.entry}`, remote };
}

/** Reads and checks a `remote.json`, as it is written: the host applies the same check when it loads. */
export async function readManifest(file: string, name: string): Promise<unknown> {
  const manifest = await readJson(file, v.unknown(), `Give the remote a ${file}.`);
  const checked = parseRemoteManifest(manifest);
  if (!checked.ok) throw new Problem(`${file}: ${checked.problem}.`, 'Correct the file.');
  if (checked.value.name !== name) {
    throw new Problem(
      `${file} says "${checked.value.name}", and its folder "${name}".`,
      'Give the remote the name of its folder.',
    );
  }
  return manifest;
}
