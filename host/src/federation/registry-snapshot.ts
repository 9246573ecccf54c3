import { SNAPSHOT_INDEX, snapshotFile } from '@bank/contracts';

/** Timeout for reading a snapshot file, in milliseconds. */
const TIMEOUT_MS = 3_000;

async function read(file: string): Promise<unknown> {
  const response = await fetch(`/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/${file} returned ${response.status}`);
  return response.json();
}

/** Reads the index as it was when the host was deployed: the fallback when the database can't be reached. */
export function readSnapshotIndex(): Promise<unknown> {
  return read(SNAPSHOT_INDEX);
}

/** Reads a remote's release record as it was when the host was deployed. */
export function readSnapshotRelease(name: string): Promise<unknown> {
  return read(snapshotFile(name));
}
