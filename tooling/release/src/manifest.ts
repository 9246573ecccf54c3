import { parseRemoteManifest, type RemoteManifest } from '@bank/contracts';
import * as v from 'valibot';
import { readJson } from './json-file';
import { CommandError } from './command-error';

/** Reads a `remote.json` and validates it like the host does when it loads the remote. */
export async function readManifest(file: string, name: string): Promise<RemoteManifest> {
  const manifest = await readJson(file, v.unknown(), `Create ${file}.`);
  const checked = parseRemoteManifest(manifest);
  if (!checked.ok) throw new CommandError(`${file}: ${checked.problem}.`, 'Correct the file.');
  if (checked.value.name !== name) {
    throw new CommandError(
      `${file} has the name "${checked.value.name}", but its folder is "${name}".`,
      'Use the name of the folder.',
    );
  }
  // Not the parsed copy: a version's hash depends on the order of the keys.
  return manifest as RemoteManifest;
}
