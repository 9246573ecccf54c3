import { useProfile } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useSession } from '@bank/remote-kit';
import { Card, ErrorState, Skeleton } from '@bank/ui';
import { submitDispute } from '../../api/dispute';
import { useDisputes } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';
import { DisputeList } from './dispute-list';
import { DisputeView } from './dispute-view';

export function DisputeScreen() {
  const { uid } = useSession();
  return (
    <DisputeView submit={(dispute) => submitDispute(database(), uid, dispute)}>
      <Card title={messages.listTitle}>
        <FiledDisputes uid={uid} />
      </Card>
    </DisputeView>
  );
}

/** The form above works without them. */
function FiledDisputes({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  const disputes = useDisputes(uid);

  if (profile.status === 'error' || disputes.status === 'error')
    return <ErrorState title={messages.listFailed} />;
  if (profile.status === 'loading' || disputes.status === 'loading') return <Skeleton />;
  return <DisputeList disputes={disputes.value} currency={profile.value?.country ?? ''} />;
}
