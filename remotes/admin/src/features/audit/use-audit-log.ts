import { useLive } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import {
  watchAuditLog,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from '../../api/audit-log';
import { watchPeople, type People } from '../../api/people';

const SEPARATOR = '/';
const NOBODY: People = new Map();

/** The people of these uids, live; whoever is not known yet is not in it. */
function usePeople(uids: readonly string[]): People {
  const key = [...new Set(uids)].join(SEPARATOR);
  const people = useLive<People>(
    useCallback(
      (...tell) => watchPeople(database(), key === '' ? [] : key.split(SEPARATOR), ...tell),
      [key],
    ),
  );
  return people.status === 'ready' ? people.value : NOBODY;
}

/** One page of the log, live, with the names of those in it. `filter` stays the same while it asks the same. */
export function useAuditLog(filter: AuditFilter) {
  const [place, setPlace] = useState<{ of: AuditFilter; cursors: readonly AuditCursor[] }>({
    of: filter,
    cursors: [],
  });
  // Another filter begins with its first page.
  const cursors = place.of === filter ? place.cursors : [];
  const after = cursors.at(-1) ?? null;
  const page = useLive<AuditPage>(
    useCallback((...tell) => watchAuditLog(database(), filter, after, ...tell), [filter, after]),
  );
  const entries = page.status === 'ready' ? page.value.entries : [];
  const admins = usePeople(entries.map(({ by }) => by));
  const authors = usePeople(entries.flatMap(({ proposedBy }) => proposedBy ?? []));
  const persons = usePeople(entries.map(({ uid }) => uid));
  return {
    page,
    nameOf: (uid: string) =>
      (persons.get(uid) ?? admins.get(uid) ?? authors.get(uid))?.username ?? uid,
    number: cursors.length + 1,
    next: (cursor: AuditCursor) => setPlace({ of: filter, cursors: [...cursors, cursor] }),
    previous: () => setPlace({ of: filter, cursors: cursors.slice(0, -1) }),
  };
}
