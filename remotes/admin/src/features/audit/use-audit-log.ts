import { useSubscription } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import {
  subscribeAuditLog,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from '../../api/audit-log';
import { subscribePeople, type People } from '../../api/people';

const SEPARATOR = '/';
const NO_PEOPLE: People = new Map();

/** Subscribes to these users; those not loaded yet are absent. */
function usePeople(uids: readonly string[]): People {
  const key = [...new Set(uids)].join(SEPARATOR);
  const people = useSubscription<People>(
    useCallback(
      (...listeners) =>
        subscribePeople(database(), key === '' ? [] : key.split(SEPARATOR), ...listeners),
      [key],
    ),
  );
  return people.status === 'ready' ? people.value : NO_PEOPLE;
}

/** Subscribes to one page of the log, with the names of its users. `filter` must be a stable reference. */
export function useAuditLog(filter: AuditFilter) {
  const [stack, setStack] = useState<{ filter: AuditFilter; cursors: readonly AuditCursor[] }>({
    filter,
    cursors: [],
  });
  // A new filter starts at its first page.
  const cursors = stack.filter === filter ? stack.cursors : [];
  const after = cursors.at(-1) ?? null;
  const page = useSubscription<AuditPage>(
    useCallback(
      (...listeners) => subscribeAuditLog(database(), filter, after, ...listeners),
      [filter, after],
    ),
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
    next: (cursor: AuditCursor) => setStack({ filter, cursors: [...cursors, cursor] }),
    previous: () => setStack({ filter, cursors: cursors.slice(0, -1) }),
  };
}
