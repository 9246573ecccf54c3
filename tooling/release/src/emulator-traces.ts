import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files';

/**
 * Strings that only a build for the emulators may contain, never one for a real project: their
 * address, the demo projects, and the messages of the SDK's connect…Emulator functions, which
 * survive minification.
 */
const TRACES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'the address 127.0.0.1', pattern: /127\.0\.0\.1/ },
  { what: 'an address at localhost', pattern: /localhost:\d/ },
  { what: 'a demo project', pattern: /\bdemo-fernhill/ },
  { what: 'the Auth emulator', pattern: /Running in emulator mode/ },
  { what: 'the local mailbox', pattern: /emulator\/v1|\boobCodes\b/ },
  { what: 'the setup of the emulators', pattern: /connect(Auth|Firestore|Storage)Emulator/ },
];

/** A trace of the emulators, and the file that contains it. */
export type EmulatorTrace = { file: string; what: string };

/**
 * Searches every file below `folder` for traces of the emulators; an empty list is good. The project's
 * own `addresses`, which may be local, are ignored.
 */
export async function findEmulatorTraces(
  folder: string,
  addresses: readonly string[] = [],
): Promise<EmulatorTrace[]> {
  const found = await Promise.all(
    (await listFiles(folder)).map(async (file) => {
      const content = await readFile(join(folder, file), 'latin1');
      const text = addresses.reduce((rest, address) => rest.replaceAll(address, ''), content);
      return TRACES.filter(({ pattern }) => pattern.test(text)).map(({ what }) => ({ file, what }));
    }),
  );
  return found.flat();
}
