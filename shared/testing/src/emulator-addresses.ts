import type { Environment } from '@bank/contracts';

// Node's, in a package that is typed for the browser.
declare const process: { env: Readonly<Record<string, string | undefined>> };

type Address = { host: string; port: number };

function addressIn(variable: string): Address {
  const [, host, port] = /^([^:]+):(\d+)$/.exec(process.env[variable] ?? '') ?? [];
  if (host && port) return { host, port: Number(port) };
  throw new Error(`${variable} must name a running emulator as host:port`);
}

/** The project that the emulators were started with; `firebase emulators:exec` sets the variable. */
export const PROJECT_ID = process.env.GCLOUD_PROJECT ?? 'demo-fernhill-test';

/** The emulators' addresses from the standard variables. Throws and names a missing one. */
export function emulatorAddresses(): { auth: Address; firestore: Address; storage: Address } {
  return {
    auth: addressIn('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: addressIn('FIRESTORE_EMULATOR_HOST'),
    storage: addressIn('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
}

/** An environment for `startFirebase` that connects to the emulators. */
export function emulatorEnvironment(): Environment {
  const { auth, firestore, storage } = emulatorAddresses();
  return {
    registry: {
      url: `http://${firestore.host}:${firestore.port}/v1/projects/${PROJECT_ID}/databases/(default)/documents`,
      rootKeys: ['none'],
      floor: 0,
      revokedKeys: [],
    },
    firebase: {
      apiKey: 'demo-key',
      projectId: PROJECT_ID,
      storageBucket: `${PROJECT_ID}.appspot.com`,
    },
    emulators: {
      host: auth.host,
      auth: auth.port,
      firestore: firestore.port,
      storage: storage.port,
    },
  };
}
