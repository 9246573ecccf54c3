import type { Live } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { Badge } from '@bank/ui';
import type { ConfirmedEmails } from '../../api/confirmed-emails';
import { messages } from '../../messages';

type Props = { person: Pick<UserProfile, 'uid' | 'email'>; confirmed: Live<ConfirmedEmails> };

/** Says so where a person has not confirmed the address of their account: it may be somebody else's. */
export function NotConfirmed({ person, confirmed }: Props) {
  if (confirmed.status !== 'ready' || confirmed.value.get(person.uid) === person.email) return null;
  return <Badge tone="warning">{messages.notConfirmed}</Badge>;
}
