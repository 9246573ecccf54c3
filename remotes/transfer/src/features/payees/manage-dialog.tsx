import { Button, Dialog, EmptyState, VisuallyHidden } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import type { SavedPayee } from '../../api/saved-payees';
import { DeleteDialog } from './delete-dialog';
import { messages as texts } from './messages';
import type { PayeeBook } from './payee-book';
import { PayeeRow } from './payee-row';
import styles from './payees.module.css';

type Props = { book: PayeeBook; payees: readonly SavedPayee[]; onClose: () => void };

/** Lists all saved payees, with actions to rename and delete them. */
export function ManageDialog({ book, payees, onClose }: Props) {
  const [deleting, setDeleting] = useState<SavedPayee | null>(null);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);

  // Deleting removes the focused button: move the focus to the list.
  useEffect(() => {
    if (!deleting && document.activeElement === document.body) list.current?.focus();
  }, [deleting, payees.length]);

  async function remove({ id, name }: SavedPayee) {
    await book.remove(id);
    setStatus(texts.deleted(name));
    setDeleting(null);
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {payees.length === 0 && <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={texts.title}>
        {payees.map((saved) => (
          <PayeeRow
            key={saved.id}
            saved={saved}
            others={payees.filter(({ id }) => id !== saved.id).map(({ name }) => name)}
            onRename={async (name) => {
              await book.rename(saved.id, name);
              setStatus(texts.renamed(name));
            }}
            onDelete={() => setDeleting(saved)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {deleting && (
        <DeleteDialog
          name={deleting.name}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Dialog>
  );
}
