import { useProfile } from '@bank/data-access';
import { Badge } from '@bank/ui';
import { messages } from './messages';

/** The admin who has a request in hand, by name. */
export function ClaimHolder({ uid }: { uid: string }) {
  const admin = useProfile(uid);
  const name = admin.status === 'ready' && admin.value ? admin.value.username : null;
  return <Badge tone="warning">{messages.heldBy(name ?? messages.anotherAdmin)}</Badge>;
}
