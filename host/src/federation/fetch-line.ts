import { lineFile, parseRegistryLine, type RemoteVersions } from '@bank/contracts';
import { browserStore } from './browser-store';
import { reportError } from './report-error';
import { fetchText, openSigned, type RegistrySource } from './signed-file';

/** Which line: whose, and with which revision of the registry it came to be what it is. */
export type LineOf = { name: string; at: number };

function keyOf({ name }: LineOf): string {
  return `bank.line.${name}`;
}

function opened(text: string, line: LineOf, { keys }: RegistrySource): Promise<RemoteVersions> {
  return openSigned(text, keys, (signed) => parseRegistryLine(signed, line));
}

/** What this browser read earlier is taken only if it is the very line, and verified as if it came now. */
async function remembered(line: LineOf, source: RegistrySource): Promise<RemoteVersions | null> {
  const text = browserStore.read(keyOf(line));
  return text === null ? null : opened(text, line, source).catch(() => null);
}

/** The registry holds every line, too: it is asked where the line's own file is not what it should be. */
async function fromRegistry(
  line: LineOf,
  source: RegistrySource,
  signal: AbortSignal,
): Promise<RemoteVersions> {
  const { versionsInRegistry } = await import('./fetch-registry');
  return versionsInRegistry(line, source, signal);
}

/**
 * The versions of one remote, as the line of it says that the index names. Rejects with a sentence
 * where neither the line nor the registry can be had, believed and read.
 */
export async function fetchLine(
  line: LineOf,
  source: RegistrySource,
  signal: AbortSignal,
): Promise<RemoteVersions> {
  const known = await remembered(line, source);
  if (known) return known;
  try {
    const url = new URL(lineFile(line.name, line.at), source.url).href;
    const text = await fetchText(url, signal);
    const versions = await opened(text, line, source);
    browserStore.write(keyOf(line), text);
    return versions;
  } catch (error) {
    if (signal.aborted) throw error;
    reportError(error);
    return fromRegistry(line, source, signal);
  }
}
