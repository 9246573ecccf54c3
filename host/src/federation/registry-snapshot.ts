import { SNAPSHOT_INDEX, snapshotFile } from '@bank/contracts';

/** A snapshot that has not arrived by then is done without, in milliseconds. */
const TIMEOUT_MS = 3_000;

async function read(file: string): Promise<unknown> {
  const response = await fetch(`/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/${file} returned ${response.status}`);
  return response.json();
}

/** The index of the registry as it was when the host was deployed: the last resort without the database. */
export function readSnapshotIndex(): Promise<unknown> {
  return read(SNAPSHOT_INDEX);
}

/** The release record of a remote as it was when the host was deployed. */
export function readSnapshotRelease(name: string): Promise<unknown> {
  return read(snapshotFile(name));
}
