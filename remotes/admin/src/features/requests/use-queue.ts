import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import { subscribeClaims, type Claims } from '../../api/claims';
import type { RequestKind } from '../../api/request-kind';
import { subscribeQueue, type QueueCursor, type QueuePage } from '../../api/request-queue';
import { useUsersById } from '../users/use-users-by-id';

const SEPARATOR = '/';
const idsOf = (key: string) => (key === '' ? [] : key.split(SEPARATOR));

/** Subscribes to one page of a queue: requests, claims and users. */
export function useQueue(kind: RequestKind) {
  const [cursors, setCursors] = useState<readonly (QueueCursor | null)[]>([null]);
  const after = cursors.at(-1) ?? null;
  const page: AsyncState<QueuePage> = useSubscription(
    useCallback(
      (...listeners) => subscribeQueue(database(), kind, after, ...listeners),
      [kind, after],
    ),
  );
  const requests = page.status === 'ready' ? page.value.requests : [];
  // One string, stable while the ids are.
  const ids = requests.map(({ id }) => id).join(SEPARATOR);
  const claims: AsyncState<Claims> = useSubscription(
    useCallback(
      (...listeners) =>
        subscribeClaims(
          database(),
          idsOf(ids).map((id) => ({ kind, id })),
          ...listeners,
        ),
      [kind, ids],
    ),
  );
  const users = useUsersById(requests.map(({ uid }) => uid));
  return {
    page,
    claims,
    users,
    number: cursors.length,
    next: (cursor: QueueCursor) => setCursors([...cursors, cursor]),
    previous: () => setCursors(cursors.length > 1 ? cursors.slice(0, -1) : cursors),
  };
}

export type Queue = ReturnType<typeof useQueue>;
