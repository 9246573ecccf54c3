import { searchEntry } from '@bank/domain';

/** Calls a method of the database's documents in Firestore's REST API, with rights that bypass the rules. */
export type CallFirestore = (method: string, body: object) => Promise<unknown>;

type Backfill = {
  projectId: string;
  call: CallFirestore;
  /** Accounts per request. */
  pageSize?: number;
  /** Called with the number of accounts that were read. */
  onProgress?: (accounts: number) => void;
};

/** `left` have no name or email, or were changed by their owner at the same moment. */
export type BackfillResult = { accounts: number; written: number; left: number };

type Found = {
  name: string;
  fields?: Record<string, { stringValue?: string }>;
  updateTime?: string;
};

const idOf = ({ name }: Pick<Found, 'name'>) => name.slice(name.lastIndexOf('/') + 1);

function textsOf({ fields = {} }: Found): Record<string, string | undefined> {
  const entries = Object.entries(fields).map(([key, { stringValue }]) => [key, stringValue]);
  return Object.fromEntries(entries) as Record<string, string | undefined>;
}

/** The write that makes the entry that of the account; `null` if it already is, `undefined` without a name. */
function writeFor(path: string, account: Found, entry: Found | undefined) {
  const { username, email } = textsOf(account);
  if (username === undefined || email === undefined) return undefined;
  const wanted = searchEntry({ username, email });
  const stored = entry && textsOf(entry);
  if (stored && Object.entries(wanted).every(([key, value]) => stored[key] === value)) return null;
  const fields = Object.entries(wanted).map(([key, value]) => [key, { stringValue: value }]);
  return {
    update: { name: `${path}/userSearch/${idOf(account)}`, fields: Object.fromEntries(fields) },
    // The owner may write it at the same moment, with a newer name.
    currentDocument: entry ? { updateTime: entry.updateTime } : { exists: false },
  };
}

/**
 * Writes the search entries that are missing or differ from their account, for accounts from before the
 * search. Idempotent, and safe while the bank is in use.
 */
export async function backfillSearch({
  projectId,
  call,
  pageSize = 300,
  onProgress = () => {},
}: Backfill): Promise<BackfillResult> {
  const path = `projects/${projectId}/databases/(default)/documents`;
  const result: BackfillResult = { accounts: 0, written: 0, left: 0 };
  let last: Found | undefined;
  do {
    const structuredQuery = {
      select: { fields: [{ fieldPath: 'username' }, { fieldPath: 'email' }] },
      from: [{ collectionId: 'users' }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(last && { startAt: { values: [{ referenceValue: last.name }], before: false } }),
      limit: pageSize,
    };
    const answers = (await call('runQuery', { structuredQuery })) as { document?: Found }[];
    const accounts = answers.flatMap(({ document }) => document ?? []);
    last = accounts.at(-1);
    if (accounts.length === 0) break;
    const names = accounts.map((account) => `${path}/userSearch/${idOf(account)}`);
    const gets = (await call('batchGet', { documents: names })) as { found?: Found }[];
    const entries = new Map(gets.flatMap(({ found }) => (found ? [[idOf(found), found]] : [])));
    const planned = accounts.map((each) => writeFor(path, each, entries.get(idOf(each))));
    const writes = planned.filter((write) => write !== null && write !== undefined);
    result.left += planned.filter((write) => write === undefined).length;
    if (writes.length > 0) {
      // Unlike a commit, each write succeeds or fails alone.
      const { status } = (await call('batchWrite', { writes })) as { status: { code?: number }[] };
      const refused = status.filter(({ code = 0 }) => code !== 0).length;
      result.written += writes.length - refused;
      result.left += refused;
    }
    result.accounts += accounts.length;
    onProgress(result.accounts);
  } while (last);
  return result;
}
