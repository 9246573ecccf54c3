import { newId } from '@bank/domain';
import { deleteApp, initializeApp } from 'firebase/app';
// The SDK's REST build: a connection of its own for each request under way, so that a cut hits some
// clients and not all, and a third of the full build's load.
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { ADMINS } from './plan';

const START = Math.floor(Date.now() / 1000);
/** Seconds. Ahead, since a run may be longer than an admin's session, and nobody can enter a password. */
const ADMIN_SIGN_IN = START + 24 * 60 * 60;
/** Before each revocation, as in production: only `keep` spares the session that revokes the others. Lasts twelve hours. */
export const CUSTOMER_SIGN_IN = START - 60;

/** Everybody's database as they see it: signed in as themselves, under the rules. */
export class Sessions {
  readonly #open = new Map<string, Firestore>();

  constructor(private readonly at: { projectId: string; host: string; port: number }) {
    // It would print each refusal and each cut.
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

  /** A thief's session, which has just signed in and ends with `use`. */
  async withStolen(uid: string, use: (stolen: Firestore) => Promise<void>): Promise<void> {
    const stolen = this.#connect(uid, `${uid} stolen ${newId()}`, Math.floor(Date.now() / 1000));
    await use(stolen).finally(() => deleteApp(stolen.app));
  }

  #connect(uid: string, name: string, signedInAt: number): Firestore {
    const { projectId, host, port } = this.at;
    const database = getFirestore(initializeApp({ projectId, apiKey: 'any' }, name));
    // An unsigned token: the emulator believes it, the rules see whose it is.
    const mockUserToken = { user_id: uid, auth_time: signedInAt };
    connectFirestoreEmulator(database, host, port, { mockUserToken });
    return database;
  }
}
