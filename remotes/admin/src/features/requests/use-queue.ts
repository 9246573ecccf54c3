import { useLive, type Live } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback, useState } from 'react';
import { watchClaims, type Claims } from '../../api/claims';
import { watchPeople, type People } from '../../api/people';
import type { RequestKind } from '../../api/request-kind';
import { watchQueue, type QueueCursor, type QueuePage } from '../../api/request-queue';

const SEPARATOR = '/';
const idsOf = (key: string) => (key === '' ? [] : key.split(SEPARATOR));

/** One page of a queue, live: the requests, who has them in hand, and whose they are. */
export function useQueue(kind: RequestKind) {
  const [cursors, setCursors] = useState<readonly (QueueCursor | null)[]>([null]);
  const after = cursors.at(-1) ?? null;
  const page: Live<QueuePage> = useLive(
    useCallback((...tell) => watchQueue(database(), kind, after, ...tell), [kind, after]),
  );
  const requests = page.status === 'ready' ? page.value.requests : [];
  // As one text, which stays the same while they do.
  const ids = requests.map(({ id }) => id).join(SEPARATOR);
  const uids = [...new Set(requests.map(({ uid }) => uid))].join(SEPARATOR);
  const claims: Live<Claims> = useLive(
    useCallback(
      (...tell) =>
        watchClaims(
          database(),
          idsOf(ids).map((id) => ({ kind, id })),
          ...tell,
        ),
      [kind, ids],
    ),
  );
  const people: Live<People> = useLive(
    useCallback((...tell) => watchPeople(database(), idsOf(uids), ...tell), [uids]),
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
