import { parseRegistry, type Registry } from '@bank/contracts';

/** How long the registry may take before the person is offered Retry, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Reads what is live. Rejects with a sentence when the registry can't be reached or isn't one. */
export async function fetchRegistry(url: string, signal: AbortSignal): Promise<Registry> {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = parseRegistry(await response.json());
  if (!registry.ok) throw new Error(`The registry can't be read: ${registry.problem}`);
  return registry.value;
}
