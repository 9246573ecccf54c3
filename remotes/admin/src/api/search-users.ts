import { readQuery } from '@bank/data-access';
import { searchableText, searchEntry, type UserProfile } from '@bank/domain';
import {
  collection,
  documentId,
  limit,
  query,
  toUserProfile,
  where,
  type Firestore,
  type Query,
} from '@bank/firebase/firestore';

const MAX_RESULTS = 10;
/** More than are shown, since an entry may not match its account; `in` allows 30. */
const MAX_READS = 20;
const NAMES = ['from1', 'from2', 'from3', 'from4', 'from5'] as const;

/** The users that match a text, and whether there may be more. */
export type FoundUsers = { users: UserProfile[]; hasMore: boolean };

/** Firestore rejects other ids, such as `..`. */
const UID = /^[a-z\d][\w-]{5,127}$/i;

/** Sorts after every text with the same prefix: the last code point. */
const PREFIX_END = '\u{10ffff}';

function entriesByPrefix(db: Firestore, field: 'email' | (typeof NAMES)[number], start: string) {
  const end = start + PREFIX_END;
  // The test of the indexes reads this object.
  const ranges = {
    email: [where('email', '>=', start), where('email', '<', end)],
    from1: [where('from1', '>=', start), where('from1', '<', end)],
    from2: [where('from2', '>=', start), where('from2', '<', end)],
    from3: [where('from3', '>=', start), where('from3', '<', end)],
    from4: [where('from4', '>=', start), where('from4', '<', end)],
    from5: [where('from5', '>=', start), where('from5', '<', end)],
  };
  return query(collection(db, 'userSearch'), ...ranges[field], limit(MAX_RESULTS + 1));
}

/** The queries for a text, best matches first: five for a name and one for an email, or two for an address. */
function queriesFor(db: Firestore, text: string): Query[] {
  const [name, email] = [searchableText(text), text.toLowerCase()];
  if (text.includes('@')) {
    // Accounts from before the search entries have the email in `users` only.
    const exact = query(collection(db, 'users'), where('email', '==', email), limit(1));
    return [exact, entriesByPrefix(db, 'email', email)];
  }
  return [
    ...(name === '' ? [] : NAMES.map((field) => entriesByPrefix(db, field, name))),
    ...(/\s/.test(text) ? [] : [entriesByPrefix(db, 'email', email)]),
  ];
}

/** Compares with the account itself: an entry in another script may have other words than its name. */
function matches(user: UserProfile, text: string): boolean {
  const name = searchableText(text);
  const { email, ...entry } = searchEntry(user);
  return (
    user.uid === text ||
    email.startsWith(text.toLowerCase()) ||
    (name !== '' && NAMES.some((field) => entry[field].startsWith(name)))
  );
}

/**
 * Finds users by the beginning of any word of the name, by the beginning of the email, or by the complete id:
 * at most 10, with at most 7 queries. Throws `BankError`.
 */
export async function searchUsers(db: Firestore, text: string): Promise<FoundUsers> {
  const lists = await Promise.all(queriesFor(db, text).map(readQuery));
  const found = lists.flat().map(({ id }) => id);
  const uids = [...new Set([...(UID.test(text) ? [text] : []), ...found])].slice(0, MAX_READS);
  if (uids.length === 0) return { users: [], hasMore: false };
  const accounts = await readQuery(query(collection(db, 'users'), where(documentId(), 'in', uids)));
  const known = new Map(accounts.map((user) => [user.id, toUserProfile(user.id, user.data())]));
  const users = uids.flatMap((uid) => known.get(uid) ?? []).filter((user) => matches(user, text));
  return { users: users.slice(0, MAX_RESULTS), hasMore: users.length > MAX_RESULTS };
}
