import { useProfile } from '@bank/data-access';
import { Badge } from '@bank/ui';
import { UserText } from '../text/user-text';
import { messages } from './messages';

/** The name of the admin who has claimed a request. */
export function ClaimHolder({ uid }: { uid: string }) {
  const admin = useProfile(uid);
  const name = admin.status === 'ready' && admin.value ? admin.value.username : null;
  return (
    <Badge tone="warning">
      <UserText text={name ?? messages.anotherAdmin} sentence={messages.heldBy} />
    </Badge>
  );
}
