import type { FirebaseApp } from 'firebase/app';
import { type AppCheckToken, CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { CommandError } from './command-error';

type DebugToken = { projectId: string; apiKey: string; appId: string; token: string };

/**
 * Exchanges a debug token for a token of App Check. The SDK's own debug mode prints the debug token, which
 * must not be in the log of a pipeline.
 */
export async function exchangeDebugToken({
  projectId,
  apiKey,
  appId,
  token: debugToken,
}: DebugToken): Promise<AppCheckToken> {
  const app = `projects/${projectId}/apps/${appId}`;
  const response = await fetch(
    `https://firebaseappcheck.googleapis.com/v1/${app}:exchangeDebugToken?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debug_token: debugToken }),
      signal: AbortSignal.timeout(20_000),
    },
  );
  if (!response.ok) {
    throw new CommandError(
      `App Check refused the debug token (${response.status}).`,
      'Register it in the console: App Check > Apps > Manage debug tokens.',
    );
  }
  const { token, ttl } = (await response.json()) as { token: string; ttl: string };
  return { token, expireTimeMillis: Date.now() + Number.parseFloat(ttl) * 1000 };
}

/**
 * Lets the app's requests carry a token of App Check, for a project that enforces it. The SDK hides a refused
 * debug token: requests then fail as if the account had no permission, so the reason is printed here, once.
 */
export function startAppCheck(app: FirebaseApp, debugToken: DebugToken): void {
  let isReported = false;
  const report = (error: Error): never => {
    const remedy = error instanceof CommandError ? ` ${error.remedy}` : '';
    if (!isReported) console.warn(`${error.message}${remedy}`);
    isReported = true;
    throw error;
  };
  const provider = new CustomProvider({
    getToken: () => exchangeDebugToken(debugToken).catch(report),
  });
  initializeAppCheck(app, { provider });
}
