import { type Outcome, verifySigned } from '@bank/contracts';

/** How long the registry's site may take before the person is offered Retry, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Where the registry is, and the public keys of which one must have signed what is read there. */
export type RegistrySource = { url: string; keys: readonly string[] };

/** Reads a file of the registry's site as it is now. Rejects with a sentence where there is none. */
export async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response.text();
}

/** What stands in a signed file, once it is verified and read; rejects with a sentence otherwise. */
export async function openSigned<T>(
  text: string,
  keys: readonly string[],
  read: (signed: unknown) => Outcome<T>,
  verify = verifySigned,
): Promise<T> {
  const verified = await verify(JSON.parse(text), keys);
  if (!verified.ok) throw new Error(`It can't be trusted: ${verified.problem}`);
  const value = read(verified.value);
  if (!value.ok) throw new Error(`It can't be read: ${value.problem}`);
  return value.value;
}
