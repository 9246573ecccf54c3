import { Button, Dialog, Notice, failureText, useRequest } from '@bank/ui';
import { messages as texts } from './messages';

type Props = { name: string; onDelete: () => Promise<void>; onClose: () => void };

/** Asks for confirmation before a payee is deleted; stays open if that fails. */
export function DeleteDialog({ name, onDelete, onClose }: Props) {
  const { isBusy, isFailed, error, run } = useRequest(onDelete);

  return (
    <Dialog
      open
      title={texts.deleteTitle(name)}
      message={texts.deleteHelp}
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
            onClick={() => void run()}
          >
            {texts.delete}
          </Button>
        </>
      }
    >
      {isFailed && (
        <Notice tone="danger" role="alert">
          {failureText(error, texts)}
        </Notice>
      )}
    </Dialog>
  );
}
