import type { UserProfile } from '@bank/domain';
import { lazyScreen } from '@bank/remote-kit';
import { Suspense } from 'react';
import { messages } from '../../messages';
import styles from './transfer-support.module.css';

const Panel = lazyScreen(() =>
  import('./contact-support').then(
    (loaded) => loaded.ContactSupport,
    // The screen works without it.
    () => () => null,
  ),
);

type Props = { profile: UserProfile };

/** How to contact the admin about a transfer. Loaded after the screen: few customers need it. */
export function TransferSupport({ profile }: Props) {
  return (
    <div className={styles.support}>
      <Suspense>
        <Panel
          subject={messages.withdrawal.title}
          reference={profile.uid}
          name={profile.username}
        />
      </Suspense>
    </div>
  );
}
