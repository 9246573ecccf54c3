import type { AsyncState } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Badge } from '@bank/ui';
import type { ConfirmedEmails } from '../../api/confirmed-emails';
import { messages } from '../../messages';

type Props = { person: Pick<UserProfile, 'uid' | 'email'>; confirmed: AsyncState<ConfirmedEmails> };

/** Marks an account with an unconfirmed email address: it may belong to another person. */
export function NotConfirmed({ person, confirmed }: Props) {
  if (confirmed.status !== 'ready' || confirmed.value.get(person.uid) === person.email) return null;
  return <Badge tone="warning">{messages.notConfirmed}</Badge>;
}
