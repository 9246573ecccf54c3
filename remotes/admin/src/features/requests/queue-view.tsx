import { Card, ErrorState, Skeleton } from '@bank/ui';
import { useState } from 'react';
import type { RequestKind } from '../../api/request-kind';
import type { PendingRequest } from '../../api/request-queue';
import { Pages } from '../paging/pages';
import { messages } from './messages';
import { QueueTable } from './queue-table';
import { ReviewDialog } from './review-dialog';
import type { Queue } from './use-queue';

type Props = { kind: RequestKind; queue: Queue; adminUid: string };

export function QueueView({ kind, queue, adminUid }: Props) {
  const { page, claims, users, number } = queue;
  const [chosen, setChosen] = useState<PendingRequest | null>(null);
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { requests, next } = page.value;
  return (
    <Card>
      <QueueTable
        kind={kind}
        requests={requests}
        claims={claims.status === 'ready' ? claims.value : new Map()}
        users={users}
        adminUid={adminUid}
        onReview={setChosen}
      />
      <Pages
        label={messages.pages}
        number={number}
        onPrevious={queue.previous}
        onNext={next && (() => queue.next(next))}
      />
      {chosen && (
        <ReviewDialog request={chosen} adminUid={adminUid} onClose={() => setChosen(null)} />
      )}
    </Card>
  );
}
