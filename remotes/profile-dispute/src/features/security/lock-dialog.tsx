import { useNotify } from '@bank/remote-kit';
import { Button, Dialog, Notice, useRequest } from '@bank/ui';
import { messages } from './messages';

type Props = { lock: () => Promise<void>; onClose: () => void };

const texts = messages.lock;

/** Asks before payments are locked. */
export function LockDialog({ lock, onClose }: Props) {
  const notify = useNotify();
  const { isBusy, isFailed, run } = useRequest(lock);

  async function confirm() {
    if (!(await run())) return;
    onClose();
    notify.success(texts.done);
  }

  return (
    <Dialog
      open
      title={texts.confirmTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={isBusy} busyLabel={texts.busy} onClick={() => void confirm()}>
            {texts.action}
          </Button>
        </>
      }
    >
      <p>{texts.confirmHelp}</p>
      {isFailed && (
        <Notice tone="danger" role="alert">
          {texts.failed}
        </Notice>
      )}
    </Dialog>
  );
}
