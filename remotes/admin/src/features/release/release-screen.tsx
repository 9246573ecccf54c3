import { useSession } from '@bank/remote-kit';
import { Card, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import type { CreditProposal } from '../../api/credit-proposals';
import { QueueHints } from '../requests/queue-hints';
import { useQueueKeys, type ReviewIntent } from '../requests/use-queue-keys';
import { userName } from '../users/user-name';
import { messages } from './messages';
import { ReleaseDialog } from './release-dialog';
import { ReleaseTable } from './release-table';
import { useProposals } from './use-proposals';

type Chosen = { proposal: CreditProposal; intent: ReviewIntent };

/** The credits that need another admin's release. */
export function ReleaseScreen() {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <Queue />
    </Stack>
  );
}

function Queue() {
  const { uid } = useSession();
  const { proposals, users, authors } = useProposals();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const authorOf = ({ proposedBy }: CreditProposal) =>
    userName(authors.get(proposedBy), messages.unknownPerson);
  const list = useQueueKeys((id, intent) => {
    const proposal = proposals.status === 'ready' && proposals.value.find((each) => each.id === id);
    if (proposal) setChosen({ proposal, intent });
  });
  if (proposals.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (proposals.status === 'error') return <ErrorState title={messages.failed} />;
  return (
    <Card>
      {proposals.value.length > 0 && <QueueHints approve={messages.release} />}
      <div ref={list}>
        <ReleaseTable
          proposals={proposals.value}
          users={users}
          authorOf={authorOf}
          adminUid={uid}
          onReview={(proposal) => setChosen({ proposal, intent: 'review' })}
        />
      </div>
      {chosen && (
        <ReleaseDialog
          {...chosen}
          author={authorOf(chosen.proposal)}
          adminUid={uid}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}
