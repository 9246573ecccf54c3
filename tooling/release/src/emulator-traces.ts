import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './folder';

/**
 * What a build that can reach the emulators holds, and one for a real project must not: their
 * address, the demo projects, and the sentences of the SDK's own connect…Emulator functions, which
 * survive minification.
 */
const TRACES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'the address 127.0.0.1', pattern: /127\.0\.0\.1/ },
  { what: 'an address at localhost', pattern: /localhost:\d/ },
  { what: 'a demo project', pattern: /\bdemo-fernhill/ },
  { what: 'the Auth emulator', pattern: /Running in emulator mode/ },
  { what: 'the local mailbox', pattern: /emulator\/v1|\boobCodes\b/ },
  { what: 'the wiring of the emulators', pattern: /connect(Auth|Firestore|Storage)Emulator/ },
];

/** One trace of the emulators: in which file, and what it is. */
export type EmulatorTrace = { file: string; what: string };

/**
 * Looks through every file below `folder` for traces of the emulators; an empty list is good. The addresses
 * that the project itself has, which may be on this machine, are no traces.
 */
export async function findEmulatorTraces(
  folder: string,
  addresses: readonly string[] = [],
): Promise<EmulatorTrace[]> {
  const found = await Promise.all(
    (await filesBelow(folder)).map(async (file) => {
      const content = await readFile(join(folder, file), 'latin1');
      const text = addresses.reduce((rest, address) => rest.replaceAll(address, ''), content);
      return TRACES.filter(({ pattern }) => pattern.test(text)).map(({ what }) => ({ file, what }));
    }),
  );
  return found.flat();
}
