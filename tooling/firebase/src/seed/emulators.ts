import { searchEntry } from '@bank/domain';

/** The addresses of the emulators as host:port. */
export type Emulators = { projectId: string; authHost: string; firestoreHost: string };

type Scalar = string | number | boolean | null | Date;
type FlatMap = { readonly map: Readonly<Record<string, Scalar>> };
type Value = Scalar | readonly string[] | FlatMap;
export type Fields = Readonly<Record<string, Value>>;
export type Document = { path: string; fields: Fields };

/**
 * Use a fresh connection for occasional requests: the emulators close idle keep-alive sockets after five
 * seconds, and `fetch` fails with 'other side closed' if it reuses one at that moment.
 */
export const CLOSE_CONNECTION = { connection: 'close' } as const;

/** Headers for an emulator's admin API. Emulators accept this token as the owner's; real projects do not. */
export const EMULATOR_ADMIN_HEADERS = { authorization: 'Bearer owner', ...CLOSE_CONNECTION };

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { ...EMULATOR_ADMIN_HEADERS, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

// Unlike Array.isArray, it narrows the other values too.
function isList(value: Value): value is readonly string[] {
  return Array.isArray(value);
}

function encodedFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encoded(value)]));
}

function encoded(value: Value): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (isList(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value === 'object') return { mapValue: { fields: encodedFields(value.map) } };
  // Like the SDK: whole numbers are stored as integers.
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

/** Sets all documents in one commit, bypassing the rules. */
export async function putDocuments(
  { projectId, firestoreHost }: Pick<Emulators, 'projectId' | 'firestoreHost'>,
  documents: readonly Document[],
): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = documents.map(({ path, fields }) => ({
    update: {
      name: `${database}/documents/${path}`,
      fields: encodedFields(fields),
    },
  }));
  await post(`http://${firestoreHost}/v1/${database}/documents:commit`, { writes });
}

/** Deletes all documents of a project. */
export async function clearDocuments({
  projectId,
  firestoreHost,
}: Pick<Emulators, 'projectId' | 'firestoreHost'>): Promise<void> {
  const url = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE', headers: EMULATOR_ADMIN_HEADERS });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The documents were not deleted: ${response.status}`);
}

/** Rules that deny every request, and that the emulator compiles at once: the product's take it a second. */
export const DENY_ALL = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if false; } }`;

/** Replaces the rules of a project, which also resets the report of their coverage. Throws if they don't compile. */
export async function loadRules(
  { projectId, firestoreHost }: Pick<Emulators, 'projectId' | 'firestoreHost'>,
  source: string,
): Promise<void> {
  const url = `http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { ...EMULATOR_ADMIN_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
  });
  if (!response.ok) throw new Error(`The emulator rejected the rules: ${await response.text()}`);
}

/** Whether a document exists. */
export async function hasDocument(
  { projectId, firestoreHost }: Pick<Emulators, 'projectId' | 'firestoreHost'>,
  path: string,
): Promise<boolean> {
  const name = `projects/${projectId}/databases/(default)/documents/${path}`;
  const response = await fetch(`http://${firestoreHost}/v1/${name}`, {
    headers: EMULATOR_ADMIN_HEADERS,
  });
  await response.body?.cancel();
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
  return response.ok;
}

/**
 * Returns when each document of the database was last written, by path. Two equal results mean that
 * nothing was written in between.
 */
export async function readUpdateTimes({
  projectId,
  firestoreHost,
}: Pick<Emulators, 'projectId' | 'firestoreHost'>): Promise<Record<string, string>> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  // Without the id of a collection, a query finds the documents of all of them.
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ allDescendants: true }],
  };
  const found = await post(`http://${firestoreHost}/v1/${documents}:runQuery`, { structuredQuery });
  const times = (found as { document?: { name: string; updateTime: string } }[]).flatMap(
    ({ document }) =>
      document ? [[document.name.slice(documents.length + 1), document.updateTime] as const] : [],
  );
  return Object.fromEntries(times);
}

export type Account = {
  uid: string;
  email: string;
  password: string;
  username: string;
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
};

type Confirmation = Pick<Account, 'uid' | 'email' | 'isConfirmed'>;

/** The document that the account page writes after the address was confirmed. */
export function emailConfirmationDocuments(
  { uid, email, isConfirmed }: Confirmation,
  at: Date,
): Document[] {
  return isConfirmed ? [{ path: `emailConfirmations/${uid}`, fields: { email, at } }] : [];
}

/** The search entry of an account. */
export function searchDocument(account: Pick<Account, 'uid' | 'username' | 'email'>): Document {
  return { path: `userSearch/${account.uid}`, fields: searchEntry(account) };
}

function accountsUrl({ projectId, authHost }: Emulators): string {
  return `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
}

export async function hasAccount(emulators: Emulators, uid: string): Promise<boolean> {
  const found = await post(`${accountsUrl(emulators)}:lookup`, { localId: [uid] });
  return typeof found === 'object' && found !== null && 'users' in found;
}

/** An account with the sign-in provider. */
export async function createAccount(emulators: Emulators, account: Account): Promise<void> {
  const { uid, email, password, username, isConfirmed } = account;
  const body = { localId: uid, email, password, displayName: username, emailVerified: isConfirmed };
  await post(accountsUrl(emulators), body);
}
