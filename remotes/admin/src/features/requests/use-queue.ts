import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import { subscribeClaims, type Claim } from '../../api/claims';
import type { RequestKind } from '../../api/request-kind';
import { subscribeQueue, type QueueCursor, type QueuePage } from '../../api/request-queue';
import { useById } from '../by-id/use-by-id';
import { useUsersById } from '../users/use-users-by-id';

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
  const claims = useById<Claim>(
    requests.map(({ id }) => id),
    useCallback(
      (ids, ...listeners) => {
        const keys = ids.map((id) => ({ kind, id }));
        return subscribeClaims(database(), keys, ...listeners);
      },
      [kind],
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
