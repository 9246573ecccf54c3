import { Button, Dialog } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { answerLeaveRequestsWith } from './leave-request';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before unsaved changes are lost. Stands once in the app. */
export function LeaveDialog() {
  useLeaveGuard();
  const [open, setOpen] = useState(false);
  const resolve = useRef<(agreed: boolean) => void>(null);

  useEffect(
    () =>
      answerLeaveRequestsWith(() => {
        setOpen(true);
        return new Promise((settle) => {
          resolve.current?.(false);
          resolve.current = settle;
        });
      }),
    [],
  );

  const answer = (agreed: boolean) => {
    setOpen(false);
    resolve.current?.(agreed);
    resolve.current = null;
  };

  return (
    <Dialog
      open={open}
      title={messages.leave.title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {messages.leave.stay}
          </Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {messages.leave.leave}
          </Button>
        </>
      }
    >
      {messages.leave.explanation}
    </Dialog>
  );
}
