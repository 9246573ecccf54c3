import { loadAppCheckHeaders } from '../session/backend';

type Headers = Record<string, string>;

/**
 * Sends a request for a public document again, with a token of App Check, if the database refused it.
 * The first request waits for no token: only if App Check is enforced for Firestore, it needs one. Returns
 * the refusal if there is no token before the request's signal ends.
 */
export async function retryWithAppCheck(
  response: Response,
  url: string,
  options: RequestInit & { signal: AbortSignal },
  loadHeaders: () => Promise<Headers> = loadAppCheckHeaders,
): Promise<Response> {
  if (response.status !== 401 && response.status !== 403) return response;
  const timeout = new Promise<Headers>((resolve) => {
    options.signal.addEventListener('abort', () => resolve({}), { once: true });
  });
  const headers = await Promise.race([loadHeaders().catch(() => ({})), timeout]);
  return Object.keys(headers).length > 0 ? fetch(url, { ...options, headers }) : response;
}
