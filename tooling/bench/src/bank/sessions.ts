import { newId } from '@bank/domain';
import { deleteApp, initializeApp } from 'firebase/app';
// The SDK's REST build uses one connection per running request, so that a cut affects only some
// clients, and causes a third of the load of the full SDK.
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { ADMINS } from './plan';

const START = Math.floor(Date.now() / 1000);
/** In seconds, in the future, because a run may exceed the session limit of admins. */
const ADMIN_SIGN_IN = START + 24 * 60 * 60;
/** Before each revocation: only `keep` exempts the session that revokes the others. Expires after twelve hours. */
export const CUSTOMER_SIGN_IN = START - 60;

/** A signed-in database client for each user, subject to the rules. */
export class Sessions {
  readonly #open = new Map<string, Firestore>();

  constructor(private readonly at: { projectId: string; host: string; port: number }) {
    // The SDK would log each denial and each cut connection.
    setLogLevel('silent');
  }

  of(uid: string): Firestore {
    const open = this.#open.get(uid);
    if (open) return open;
    const database = this.#connect(
      uid,
      uid,
      ADMINS.includes(uid) ? ADMIN_SIGN_IN : CUSTOMER_SIGN_IN,
    );
    this.#open.set(uid, database);
    return database;
  }

  /** Runs `use` with a stolen session that has just signed in. */
  async withStolen(uid: string, use: (stolen: Firestore) => Promise<void>): Promise<void> {
    const stolen = this.#connect(uid, `${uid} stolen ${newId()}`, Math.floor(Date.now() / 1000));
    await use(stolen).finally(() => deleteApp(stolen.app));
  }

  #connect(uid: string, name: string, signedInAt: number): Firestore {
    const { projectId, host, port } = this.at;
    const database = getFirestore(initializeApp({ projectId, apiKey: 'any' }, name));
    // The emulator accepts unsigned tokens.
    const mockUserToken = { user_id: uid, auth_time: signedInAt };
    connectFirestoreEmulator(database, host, port, { mockUserToken });
    return database;
  }
}
