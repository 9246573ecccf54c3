import { Card, ErrorState, Skeleton } from '@bank/ui';
import { useEffect, useState } from 'react';
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
  const [reviewed, setReviewed] = useState<string>();
  const review = (request: PendingRequest, intent: ReviewIntent) => {
    setChosen({ request, intent });
    setReviewed(request.id);
  };
  const list = useQueueKeys((id, intent) => {
    const request = page.status === 'ready' && page.value.requests.find((each) => each.id === id);
    if (request) review(request, intent);
  });
  const isDecided =
    page.status === 'ready' &&
    reviewed !== undefined &&
    page.value.requests.every(({ id }) => id !== reviewed);
  const isOpen = chosen !== null;
  useEffect(() => {
    // A decided request leaves the list, and with it the button that had the focus.
    if (isDecided && !isOpen && document.activeElement === document.body) list.current?.focus();
  }, [isDecided, isOpen, list]);
  if (page.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (page.status === 'error') return <ErrorState title={messages.failed} />;
  const { requests, next } = page.value;
  return (
    <Card>
      {requests.length > 0 && <QueueHints approve={messages.keys.approve} />}
      <div ref={list} role="group" aria-label={messages.table} tabIndex={-1}>
        <QueueTable
          kind={kind}
          requests={requests}
          claims={claims}
          users={users}
          adminUid={adminUid}
          onReview={(request) => review(request, 'review')}
        />
      </div>
      <Pages
        label={messages.pages}
        number={number}
        onPrevious={queue.previous}
        onNext={next && (() => queue.next(next))}
      />
      {chosen && (
        <ReviewDialog
          {...chosen}
          knownName={users.get(chosen.request.uid)?.username}
          adminUid={adminUid}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}
