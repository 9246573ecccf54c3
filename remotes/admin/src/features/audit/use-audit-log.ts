import { useSubscription } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import {
  subscribeAuditLog,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from '../../api/audit-log';
import type { UsersById } from '../../api/users-by-id';
import { useUsersById } from '../users/use-users-by-id';

const NO_USERS: UsersById = new Map();

/** Those of these users that are loaded. */
function useLoadedUsers(uids: readonly string[]): UsersById {
  const users = useUsersById(uids);
  return users.status === 'ready' ? users.value : NO_USERS;
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
  const admins = useLoadedUsers(entries.map(({ by }) => by));
  const authors = useLoadedUsers(entries.flatMap(({ proposedBy }) => proposedBy ?? []));
  const persons = useLoadedUsers(entries.map(({ uid }) => uid));
  return {
    page,
    nameOf: (uid: string) =>
      (persons.get(uid) ?? admins.get(uid) ?? authors.get(uid))?.username ?? uid,
    number: cursors.length + 1,
    next: (cursor: AuditCursor) => setStack({ filter, cursors: [...cursors, cursor] }),
    previous: () => setStack({ filter, cursors: cursors.slice(0, -1) }),
  };
}
