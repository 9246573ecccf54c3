// The parts of the Firebase CLI that are used as a library. It publishes no types.

declare module 'firebase-tools/lib/apiv2.js' {
  type RequestOptions = {
    method: 'GET' | 'POST' | 'PATCH';
    path: string;
    queryParams?: Record<string, string>;
    body?: unknown;
    responseType?: 'json' | 'stream';
    /** Without it, an answer of 400 or above is thrown, with its `status`. */
    resolveOnHTTPError?: boolean;
    retryCodes?: number[];
    retries?: number;
  };
  export class Client {
    constructor(options: { urlPrefix: string; apiVersion?: string; auth?: boolean });
    request(
      options: RequestOptions,
    ): Promise<{ status: number; body: unknown; response: { text(): Promise<string> } }>;
  }
}

declare module 'firebase-tools/lib/api.js' {
  export function hostingApiOrigin(): string;
  export function firestoreOriginOrEmulator(): string;
}

declare module 'firebase-tools/lib/auth.js' {
  /** Who has signed in with `firebase login`. */
  export function getProjectDefaultAccount(folder: string): object | undefined;
  export function setActiveAccount(options: object, account: object): void;
}

declare module 'firebase-tools/lib/requireAuth.js' {
  export function requireAuth(options: object): Promise<unknown>;
}

declare module 'firebase-tools/lib/deploy/hosting/convertConfig.js' {
  /** A site's entry of firebase.json in the format of Hosting's REST API. */
  export function convertConfig(
    context: object,
    functions: object,
    deploy: { config: object },
  ): Promise<object>;
}
