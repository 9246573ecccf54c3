import type { UserProfile } from '@bank/domain';
import { Badge } from '@bank/ui';
import { messages } from '../../messages';
import type { ById } from '../by-id/use-by-id';

type Props = { person: Pick<UserProfile, 'uid' | 'email'>; confirmed: ById<string> };

/** Marks an account with an unconfirmed email address: it may belong to another person. */
export function NotConfirmed({ person, confirmed }: Props) {
  const { uid, email } = person;
  if (!confirmed.has(uid) || confirmed.get(uid) === email) return null;
  return <Badge tone="warning">{messages.notConfirmed}</Badge>;
}
