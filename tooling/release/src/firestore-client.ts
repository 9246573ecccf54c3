import { CommandError } from './command-error';
import { signIn } from './firebase-sign-in';

const RETRY = { retryCodes: [429, 500, 502, 503, 504], retries: 3 };

/**
 * Returns a function that calls a method of the database's documents (`runQuery`, …) in Firestore's REST
 * API, with the credentials of the Firebase CLI: the rules do not apply.
 */
export async function firestoreClient(
  projectId: string,
): Promise<(method: string, body: object) => Promise<unknown>> {
  const Connection = await signIn(projectId);
  const { firestoreOriginOrEmulator } = await import('firebase-tools/lib/api.js');
  const api = new Connection({ urlPrefix: firestoreOriginOrEmulator(), apiVersion: 'v1' });
  const documents = `/projects/${projectId}/databases/(default)/documents`;
  return async (method, body) => {
    try {
      const path = `${documents}:${method}`;
      return (await api.request({ method: 'POST', path, body, ...RETRY })).body;
    } catch (error) {
      throw new CommandError(
        `Firestore: ${(error as Error).message}`,
        'If you are not signed in, run npx firebase login. Otherwise run the same command again.',
      );
    }
  };
}
