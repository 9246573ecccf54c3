import { Button, Dialog, Notice } from '@bank/ui';
import { useState } from 'react';
import { notify } from '../toasts/notify';
import { messages } from './messages';

type Props = {
  /** Rejects if payments may not be locked. */
  lock: () => Promise<void>;
  onClose: () => void;
};

export function LockDialogView({ lock, onClose }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function confirm() {
    setState('busy');
    try {
      await lock();
      onClose();
      notify.success(messages.done);
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button busy={state === 'busy'} busyLabel={messages.busy} onClick={() => void confirm()}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <p>{messages.help}</p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.failed}
        </Notice>
      )}
    </Dialog>
  );
}
