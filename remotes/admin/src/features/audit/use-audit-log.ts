import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import {
  subscribeAuditLog,
  type AuditCursor,
  type AuditFilter,
  type AuditPage,
} from '../../api/audit-log';
import { useCursorPages } from '../paging/use-cursor-pages';
import { useUsersById } from '../users/use-users-by-id';

/** Subscribes to one page of the log, with the names of its users. `filter` must be a stable reference. */
export function useAuditLog(filter: AuditFilter) {
  const pages = useCursorPages<AuditPage, AuditCursor>(
    useCallback(
      (after, ...listeners) => subscribeAuditLog(database(), filter, after, ...listeners),
      [filter],
    ),
  );
  const { page } = pages;
  const entries = page.status === 'ready' ? page.value.entries : [];
  const admins = useUsersById(entries.map(({ by }) => by));
  const authors = useUsersById(entries.flatMap(({ proposedBy }) => proposedBy ?? []));
  const persons = useUsersById(entries.map(({ uid }) => uid));
  return {
    ...pages,
    nameOf: (uid: string) =>
      (persons.get(uid) ?? admins.get(uid) ?? authors.get(uid))?.username ?? uid,
    /** '' while the account is loading, or if it no longer exists. */
    currencyOf: (uid: string) => persons.get(uid)?.country ?? '',
  };
}
