import { EMULATOR_ADMIN_HEADERS, type Account, type Emulators } from '../seed/emulators';

type Stored = { name: string; fields: Record<string, Record<string, unknown>> };
type Plain = Record<string, unknown>;

/** A document with its id; numbers are numbers, times are strings. */
function plain({ name, fields }: Stored): Plain {
  const entries = Object.entries(fields).map(([key, value]) => {
    const [kind, held] = Object.entries(value)[0] ?? [];
    return [key, kind === 'integerValue' ? Number(held) : held] as const;
  });
  return { id: name.split('/').at(-1), ...Object.fromEntries(entries) };
}

export async function allDocuments(
  { projectId, firestoreHost }: Emulators,
  collection: string,
): Promise<Plain[]> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${collection}?pageSize=300`;
  const response = await fetch(url, { headers: EMULATOR_ADMIN_HEADERS });
  const { documents = [] } = (await response.json()) as { documents?: Stored[] };
  return documents.map(plain);
}

/** Signs in with the password and returns the uid. */
export async function signsIn(
  { projectId, authHost }: Emulators,
  { email, password }: Account,
): Promise<string | undefined> {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({
    email,
    password,
    returnSecureToken: true,
    targetProjectId: projectId,
  });
  const headers = { ...EMULATOR_ADMIN_HEADERS, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  return ((await response.json()) as { localId?: string }).localId;
}
