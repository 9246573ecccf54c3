import { Card, ErrorState, Skeleton } from '@bank/ui';
import { useState } from 'react';
import type { RequestKind } from '../../api/request-kind';
import type { PendingRequest } from '../../api/request-queue';
import { Pages } from '../paging/pages';
import { messages } from './messages';
import { QueueTable } from './queue-table';
import { QueueHints } from './queue-hints';
import { ReviewDialog } from './review-dialog';
import type { Queue } from './use-queue';
import { useQueueKeys, type ReviewIntent } from './use-queue-keys';

type Chosen = { request: PendingRequest; intent: ReviewIntent };
type Props = { kind: RequestKind; queue: Queue; adminUid: string };

export function QueueView({ kind, queue, adminUid }: Props) {
  const { page, claims, users, number } = queue;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const list = useQueueKeys((id, intent) => {
    const request = page.status === 'ready' && page.value.requests.find((each) => each.id === id);
    if (request) setChosen({ request, intent });
  });
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { requests, next } = page.value;
  return (
    <Card>
      {requests.length > 0 && <QueueHints approve={messages.keys.approve} />}
      <div ref={list}>
        <QueueTable
          kind={kind}
          requests={requests}
          claims={claims.status === 'ready' ? claims.value : new Map()}
          users={users}
          adminUid={adminUid}
          onReview={(request) => setChosen({ request, intent: 'review' })}
        />
      </div>
      <Pages
        label={messages.pages}
        number={number}
        onPrevious={queue.previous}
        onNext={next && (() => queue.next(next))}
      />
      {chosen && <ReviewDialog {...chosen} adminUid={adminUid} onClose={() => setChosen(null)} />}
    </Card>
  );
}
