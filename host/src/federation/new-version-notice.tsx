import { Button } from '@bank/ui';
import { useState, useSyncExternalStore } from 'react';
import { messages } from '../messages';
import { hasUnsavedChanges, onUnsavedChanges } from '../unsaved-changes/unsaved-changes';
import type { RegistryState } from './live-registry';
import styles from './new-version-notice.module.css';
import { useLiveRegistry } from './use-registry';

/**
 * Notifies `listener` after React's current work. The effect of a remote can change the unsaved changes while React is
 * about to commit the host; a render at once would then throw "Cannot commit the same tree as before".
 */
function onDirtyChange(listener: () => void): () => void {
  return onUnsavedChanges(() => queueMicrotask(listener));
}

/**
 * Offers the newer version of a mounted remote; the mounted version keeps working. Not shown while there
 * are unsaved changes, nor again for a version that was declined.
 */
export function NewVersionNotice({ registry }: { registry: RegistryState }) {
  const { applyUpdates } = useLiveRegistry();
  const isDirty = useSyncExternalStore(onDirtyChange, hasUnsavedChanges);
  const [declined, setDeclined] = useState(0);
  const isReady = registry.status === 'ready';
  const revision = isReady ? registry.newest : 0;
  const isOffered =
    isReady && registry.pendingUpdates.length > 0 && !isDirty && declined < revision;
  return (
    <div role="status" className={styles.region}>
      {isOffered && (
        <div className={styles.notice}>
          <p>{messages.newVersion.text}</p>
          <div className={styles.actions}>
            <Button onClick={applyUpdates}>{messages.newVersion.refresh}</Button>
            <Button variant="quiet" onClick={() => setDeclined(revision)}>
              {messages.newVersion.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
