let readToken: (() => Promise<string>) | undefined;

/** Names the function that REST requests get their App Check token from. */
export function setAppCheckToken(read: () => Promise<string>): void {
  readToken = read;
}

/**
 * The App Check header of a REST request. Empty if App Check is not configured or has no token; the server
 * then decides.
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const token = await readToken?.().catch(() => undefined);
  return token ? { 'X-Firebase-AppCheck': token } : {};
}
