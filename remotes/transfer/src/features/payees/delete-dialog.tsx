import { Button, Dialog, Notice } from '@bank/ui';
import { useState } from 'react';
import { messages as texts } from './messages';
import { explainFailure } from './name-form';

type Props = { name: string; onDelete: () => Promise<void>; onClose: () => void };

/** Asks for confirmation before a payee is deleted; stays open if that fails. */
export function DeleteDialog({ name, onDelete, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm() {
    setIsBusy(true);
    setFailure('');
    try {
      await onDelete();
    } catch (error) {
      setFailure(explainFailure(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={texts.deleteTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            busyLabel={texts.deleting}
            onClick={() => void confirm()}
          >
            {texts.delete}
          </Button>
        </>
      }
    >
      <p>{texts.deleteHelp}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
