/** The session that Firebase Auth has stored in this browser. */
export type StoredUser = {
  uid: string;
  email: string;
  isConfirmed: boolean;
  /** The ID token, and when it expires, in milliseconds since 1970. */
  token: string;
  expiresAt: number;
};

// The names that the SDK's IndexedDB persistence uses.
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

function parse(record: unknown): StoredUser | null {
  const { value } = (record ?? {}) as { value?: Record<string, unknown> };
  const { uid, email, emailVerified, stsTokenManager } = value ?? {};
  const { accessToken: token, expirationTime: expiresAt } = (stsTokenManager ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof uid !== 'string' || typeof email !== 'string') return null;
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return null;
  return { uid, email, isConfirmed: emailVerified === true, token, expiresAt };
}

/**
 * Reads the session that Firebase Auth has stored; null without one, or if the SDK stores it in another way.
 * Never rejects, and never creates the database.
 */
export function readStoredUser(apiKey: string): Promise<StoredUser | null> {
  return new Promise((resolve) => {
    const none = () => resolve(null);
    if (!('indexedDB' in globalThis)) return none();
    try {
      const opening = indexedDB.open(DATABASE);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = none;
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const records = database.transaction(STORE).objectStore(STORE);
          const reading = records.get(`firebase:authUser:${apiKey}:[DEFAULT]`);
          reading.onsuccess = () => resolve(parse(reading.result));
          reading.onerror = none;
        } catch {
          none();
        }
        // Closes after the read. An open connection would block a deletion of the database.
        database.close();
      };
    } catch {
      none();
    }
  });
}
