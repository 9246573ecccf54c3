import type { UserProfile } from '@bank/domain';
import type { Firestore, Query, QueryDocumentSnapshot } from '@bank/firebase/firestore';
import {
  codesInOrder,
  usersBy,
  usersNamed,
  usersWithEmail,
  waitingRequests,
  type Place,
} from './user-queries';
import type { WantedUsers } from './wanted-users';

/** One list of the database, of those that come one after another where one query is not enough. */
export type Stage = {
  query(place: Place): Query;
  /** Whose document this is, where it is not the user's own. */
  uidOf?(document: QueryDocumentSnapshot): string;
  /** What the database was not asked. */
  keeps(user: UserProfile): boolean;
};

/**
 * How a name may be written that was typed without care for case: the database knows no other order of
 * texts than that of their characters. As typed, all small, all large, and each word with a capital.
 */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase();
  const title = small.replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
  return [...new Set([text, title, small, text.toUpperCase()])];
}

/** The lists in which the wanted users are, one after another; nobody is in two of them. */
export function stagesOf(db: Firestore, wanted: WantedUsers): Stage[] {
  const { text, level, isEnabled, pending, sort } = wanted;
  const filter = { level, enabled: isEnabled === true };
  const fits = (user: UserProfile) =>
    (level === null || user.accountLevel === level) &&
    (isEnabled === null || user.transactionsEnabled === isEnabled);

  if (text !== '') {
    const spellings = spellingsOf(text);
    const isNamed = ({ username }: UserProfile) =>
      spellings.some((start) => username.startsWith(start));
    return [
      ...spellings.map((start) => ({
        query: (place: Place) => usersNamed(db, start, filter, place),
        keeps: (user: UserProfile) => fits(user),
      })),
      {
        // The sign-in provider keeps addresses small.
        query: (place) => usersWithEmail(db, text.toLowerCase(), filter, place),
        keeps: (user) => fits(user) && !isNamed(user),
      },
    ];
  }
  if (pending !== null) {
    return [
      {
        query: (place) => waitingRequests(db, pending, place),
        uidOf: (request) => (pending === 'disputes' ? String(request.get('uid')) : request.id),
        keeps: fits,
      },
    ];
  }
  if (sort.field === 'vatCode') {
    return [
      {
        query: (place) => codesInOrder(db, sort.direction, place),
        uidOf: (code) => code.id,
        keeps: fits,
      },
    ];
  }
  const byName = { field: 'username', direction: 'asc' } as const;
  if (sort.field !== 'transactionEnabled') {
    return [{ query: (place) => usersBy(db, sort, filter, place), keeps: fits }];
  }
  const enabled: Stage = {
    query: (place) => usersBy(db, byName, { level, enabled: true }, place),
    keeps: fits,
  };
  const disabled: Stage = {
    query: (place) => usersBy(db, byName, { level, enabled: false }, place),
    keeps: (user) => fits(user) && !user.transactionsEnabled,
  };
  return sort.direction === 'asc' ? [disabled, enabled] : [enabled, disabled];
}
