import { useProtection } from '@bank/data-access';
import { Card, Notice, Skeleton } from '@bank/ui';
import { messages } from './messages';
import { ProtectionDetails } from './protection-details';

type Props = { uid: string; currency: string };

/** A customer's own lock and limits, which admins can see but not change. */
export function ProtectionCard({ uid, currency }: Props) {
  const protection = useProtection(uid);
  return (
    <Card title={messages.title}>
      {protection.status === 'loading' && <Skeleton label={messages.loading} lines={3} />}
      {protection.status === 'error' && <Notice tone="danger" title={messages.failed} />}
      {protection.status === 'ready' && (
        <ProtectionDetails protection={protection.value} currency={currency} />
      )}
    </Card>
  );
}
