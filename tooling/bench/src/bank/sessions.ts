import { initializeApp } from 'firebase/app';
// The SDK's REST build: a connection of its own for each request under way, so that a cut hits some
// clients and not all, and a third of the full build's load.
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';

/** Seconds. Ahead, since a run may be longer than an admin's session, and nobody can enter a password. */
const PASSWORD_ENTERED = Math.floor(Date.now() / 1000) + 24 * 60 * 60;

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
    const { projectId, host, port } = this.at;
    const database = getFirestore(initializeApp({ projectId, apiKey: 'any' }, uid));
    // An unsigned token: the emulator believes it, the rules see whose it is.
    const mockUserToken = { user_id: uid, auth_time: PASSWORD_ENTERED };
    connectFirestoreEmulator(database, host, port, { mockUserToken });
    this.#open.set(uid, database);
    return database;
  }
}
