import { Button } from '@bank/ui';
import { useState, useSyncExternalStore } from 'react';
import { messages } from '../messages';
import { hasUnsavedChanges, onUnsavedChanges } from '../unsaved-changes/unsaved-changes';
import type { RegistryState } from './live-registry';
import styles from './new-version-notice.module.css';
import { useLiveRegistry } from './use-registry';

/**
 * Offers the newer version of the remote that is on the page. The one that is there goes on working;
 * nobody is asked while something typed would be lost, nor twice for the same version.
 */
export function NewVersionNotice({ registry }: { registry: RegistryState }) {
  const { adopt } = useLiveRegistry();
  const isDirty = useSyncExternalStore(onUnsavedChanges, hasUnsavedChanges);
  const [declined, setDeclined] = useState(0);
  const isReady = registry.status === 'ready';
  const revision = isReady ? registry.newest : 0;
  const isOffered = isReady && registry.waiting.length > 0 && !isDirty && declined < revision;
  return (
    <div role="status" className={styles.place}>
      {isOffered && (
        <div className={styles.notice}>
          <p>{messages.newVersion.text}</p>
          <div className={styles.actions}>
            <Button onClick={adopt}>{messages.newVersion.refresh}</Button>
            <Button variant="quiet" onClick={() => setDeclined(revision)}>
              {messages.newVersion.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
