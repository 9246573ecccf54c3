import { loadAppCheckHeaders } from '../session/backend';

type Headers = Record<string, string>;

/**
 * Requests a public document, first without an App Check token. If the request is denied because App Check
 * is enforced for Firestore, retries with a token. Returns the denied response if there is no token before
 * the signal aborts.
 */
export async function fetchWithAppCheck(
  url: string,
  options: RequestInit & { signal: AbortSignal },
  loadHeaders: () => Promise<Headers> = loadAppCheckHeaders,
): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 401 && response.status !== 403) return response;
  const timeout = new Promise<Headers>((resolve) => {
    options.signal.addEventListener('abort', () => resolve({}));
  });
  const headers = await Promise.race([loadHeaders().catch(() => ({})), timeout]);
  return Object.keys(headers).length > 0 ? fetch(url, { ...options, headers }) : response;
}
