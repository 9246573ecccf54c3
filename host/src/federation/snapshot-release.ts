import type { VerifiedRelease } from '@bank/contracts';
import { readSnapshotRelease } from './registry-snapshot';
import { reportError } from './report-error';

/**
 * The release record from the snapshot in the host's files; null if there is none, as of a remote that is newer than
 * the host, or if it can't be read. One that is malformed or that `verify` refuses is reported.
 */
export async function snapshotRelease(
  name: string,
  verify: (input: unknown) => Promise<VerifiedRelease>,
): Promise<VerifiedRelease | null> {
  const input = await readSnapshotRelease(name).catch((error: unknown) => {
    // `verify` refuses a text, like any other malformed record.
    if (error instanceof SyntaxError) return error.message;
    return undefined;
  });
  if (input === undefined) return null;
  try {
    return await verify(input);
  } catch (error) {
    reportError(error, { remote: name, version: 'snapshot', role: 'record' });
    return null;
  }
}
