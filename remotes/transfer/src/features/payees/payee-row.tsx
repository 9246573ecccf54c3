import { Button } from '@bank/ui';
import { useState } from 'react';
import type { SavedPayee } from '../../api/saved-payees';
import { messages } from '../../messages';
import { destinationOf } from './destination';
import { messages as texts } from './messages';
import { useRestoreFocus } from './use-restore-focus';
import { NameForm } from './name-form';
import styles from './payees.module.css';

type Props = {
  saved: SavedPayee;
  others: readonly string[];
  onRename: (name: string) => Promise<void>;
  onDelete: () => void;
};

/** One saved payee, or the form that renames it. */
export function PayeeRow({ saved, others, onRename, onDelete }: Props) {
  const { name, payee } = saved;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRestoreFocus<HTMLButtonElement>(isRenaming);
  return (
    <li className={styles.payee}>
      {isRenaming ? (
        <NameForm
          initial={name}
          others={others}
          submitLabel={texts.saveName}
          onSubmit={async (next) => {
            if (next !== name) await onRename(next);
            setIsRenaming(false);
          }}
          onCancel={() => setIsRenaming(false)}
        />
      ) : (
        <>
          <div className={styles.identity}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.destination}>
              {messages.withdrawal.methodNames[payee.method]} · <bdi>{destinationOf(payee)}</bdi>
            </span>
          </div>
          <div className={styles.actions}>
            <Button
              ref={renameButton}
              variant="secondary"
              aria-label={texts.renameOf(name)}
              onClick={() => setIsRenaming(true)}
            >
              {texts.rename}
            </Button>
            <Button variant="quiet" aria-label={texts.deleteOf(name)} onClick={onDelete}>
              {texts.delete}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
