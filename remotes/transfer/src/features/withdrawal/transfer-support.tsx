import type { UserProfile } from '@bank/domain';
import { ContactSupport } from '@bank/ui';
import { messages } from '../../messages';

type Props = { profile: UserProfile };

/** How to contact the admin about a transfer. */
export function TransferSupport({ profile }: Props) {
  return (
    <ContactSupport
      subject={messages.withdrawal.title}
      customerNumber={profile.uid}
      name={profile.username}
    />
  );
}
