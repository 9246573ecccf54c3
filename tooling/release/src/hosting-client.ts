import { Readable } from 'node:stream';
import type { Client } from 'firebase-tools/lib/apiv2.js';
import { CommandError } from './command-error';
import { signIn } from './firebase-sign-in';

type Query = Record<string, string>;

/** HTTP client of Hosting's REST API, with retries and with the credentials of the Firebase CLI. */
export type HostingClient = {
  /** Returns null on 404. */
  get(path: string, query?: Query): Promise<unknown>;
  send(method: 'POST' | 'PATCH', path: string, body: object, query?: Query): Promise<unknown>;
  upload(url: string, hash: string, content: Buffer): Promise<void>;
};

const RETRY = { retryCodes: [429, 500, 502, 503, 504], retries: 3 };

function commandError(error: unknown): CommandError {
  return new CommandError(
    `Firebase Hosting: ${(error as Error).message}`,
    'If you are not signed in, run npx firebase login. Otherwise run the same command again.',
  );
}

async function connect(projectId: string) {
  const Connection = await signIn(projectId);
  const { hostingApiOrigin } = await import('firebase-tools/lib/api.js');
  return {
    api: new Connection({ urlPrefix: hostingApiOrigin(), apiVersion: 'v1beta1' }),
    uploadTo: (url: string) => new Connection({ urlPrefix: url }),
  };
}

/** Creates a client that connects lazily, on the first request. */
export function hostingClient(projectId: string): HostingClient {
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => (connection ??= connect(projectId));

  const request = async (options: Parameters<Client['request']>[0]) => {
    const { api } = await connected();
    return (await api.request({ ...options, ...RETRY })).body;
  };

  return {
    get: (path, queryParams = {}) =>
      request({ method: 'GET', path, queryParams }).catch((error: unknown) => {
        if ((error as { status?: number }).status === 404) return null;
        throw commandError(error);
      }),
    send: (method, path, body, queryParams = {}) =>
      request({ method, path, body, queryParams }).catch((error: unknown) => {
        throw commandError(error);
      }),
    async upload(url, hash, content) {
      const { uploadTo } = await connected();
      const { status, response } = await uploadTo(url)
        .request({
          method: 'POST',
          path: `/${hash}`,
          body: Readable.from([content]),
          responseType: 'stream',
          resolveOnHTTPError: true,
        })
        .catch((error: unknown) => {
          throw commandError(error);
        });
      const answer = await response.text();
      if (status !== 200) throw commandError(new Error(`upload of ${hash}: ${status} ${answer}`));
    },
  };
}
