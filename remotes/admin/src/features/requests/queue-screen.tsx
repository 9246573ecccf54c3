import { useSession } from '@bank/remote-kit';
import { PageHeading, Stack } from '@bank/ui';
import type { RequestKind } from '../../api/request-kind';
import { messages } from './messages';
import { QueueView } from './queue-view';
import { useQueue } from './use-queue';

/** The pending requests of one kind. */
export function QueueScreen({ kind }: { kind: RequestKind }) {
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.titles[kind]}</PageHeading>
      {/* Remount per kind: another queue starts at its first page. */}
      <Queue key={kind} kind={kind} />
    </Stack>
  );
}

function Queue({ kind }: { kind: RequestKind }) {
  const { uid } = useSession();
  return <QueueView kind={kind} queue={useQueue(kind)} adminUid={uid} />;
}
