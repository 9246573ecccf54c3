import { useProfile } from '@bank/data-access';
import { useSession } from '@bank/remote-kit';
import { useParams } from '@bank/router';
import { EmptyState, ErrorState, PageHeading, Skeleton, Stack } from '@bank/ui';
import { messages } from './messages';
import { PersonView } from './person-view';

/** One user's page in the administration. */
export function PersonScreen() {
  const { uid = '' } = useParams();
  const { uid: adminUid } = useSession();
  const profile = useProfile(uid);
  const person = profile.status === 'ready' ? profile.value : null;
  return (
    <Stack gap="l">
      <PageHeading lead={person && <bdi>{person.email}</bdi>}>
        {person ? <bdi>{person.username}</bdi> : messages.title}
      </PageHeading>
      {profile.status === 'loading' && <Skeleton label={messages.loading} lines={8} />}
      {profile.status === 'error' && <ErrorState title={messages.failed} />}
      {profile.status === 'ready' && !person && <EmptyState title={messages.gone} />}
      {person && <PersonView key={uid} person={person} adminUid={adminUid} />}
    </Stack>
  );
}
