import { loadAppCheckHeaders } from '../session/backend';

type Headers = Record<string, string>;

/**
 * Requests a public document. The first request waits for no token of App Check. If it is refused, because
 * App Check is enforced for Firestore, the request is sent again with a token; returns the refusal if there
 * is none before the signal ends.
 */
export async function fetchWithAppCheck(
  url: string,
  options: RequestInit & { signal: AbortSignal },
  loadHeaders: () => Promise<Headers> = loadAppCheckHeaders,
): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 401 && response.status !== 403) return response;
  const timeout = new Promise<Headers>((resolve) => {
    options.signal.addEventListener('abort', () => resolve({}), { once: true });
  });
  const headers = await Promise.race([loadHeaders().catch(() => ({})), timeout]);
  return Object.keys(headers).length > 0 ? fetch(url, { ...options, headers }) : response;
}
