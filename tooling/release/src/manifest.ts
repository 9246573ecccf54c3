import { parseRemoteManifest } from '@bank/contracts';
import * as v from 'valibot';
import { readJson } from './json-file';
import { CommandError } from './command-error';

/** Reads and checks a `remote.json`, as it is written: the host applies the same check when it loads. */
export async function readManifest(file: string, name: string): Promise<unknown> {
  const manifest = await readJson(file, v.unknown(), `Give the remote a ${file}.`);
  const checked = parseRemoteManifest(manifest);
  if (!checked.ok) throw new CommandError(`${file}: ${checked.problem}.`, 'Correct the file.');
  if (checked.value.name !== name) {
    throw new CommandError(
      `${file} says "${checked.value.name}", and its folder "${name}".`,
      'Give the remote the name of its folder.',
    );
  }
  return manifest;
}
