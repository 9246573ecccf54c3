import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import { subscribeClaims, type Claims } from '../../api/claims';
import { subscribePeople, type People } from '../../api/people';
import type { RequestKind } from '../../api/request-kind';
import { subscribeQueue, type QueueCursor, type QueuePage } from '../../api/request-queue';

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
  // One string each, stable while the ids are.
  const ids = requests.map(({ id }) => id).join(SEPARATOR);
  const uids = [...new Set(requests.map(({ uid }) => uid))].join(SEPARATOR);
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
  const people: AsyncState<People> = useSubscription(
    useCallback((...listeners) => subscribePeople(database(), idsOf(uids), ...listeners), [uids]),
  );
  return {
    page,
    claims,
    people,
    number: cursors.length,
    next: (cursor: QueueCursor) => setCursors([...cursors, cursor]),
    previous: () => setCursors(cursors.length > 1 ? cursors.slice(0, -1) : cursors),
  };
}

export type Queue = ReturnType<typeof useQueue>;
