import { Button, Dialog } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { registerLeaveDialog } from './leave-request';
import { useLeaveGuard } from './use-leave-guard';

/** Asks for confirmation before unsaved changes are lost. Rendered once in the app. */
export function LeaveDialog() {
  useLeaveGuard();
  const [open, setOpen] = useState(false);
  const resolve = useRef<(agreed: boolean) => void>(null);

  useEffect(
    () =>
      registerLeaveDialog(() => {
        setOpen(true);
        return new Promise((resolveNext) => {
          resolve.current?.(false);
          resolve.current = resolveNext;
        });
      }),
    [],
  );

  const settle = (agreed: boolean) => {
    setOpen(false);
    resolve.current?.(agreed);
    resolve.current = null;
  };

  return (
    <Dialog
      open={open}
      title={messages.leave.title}
      message={messages.leave.explanation}
      onClose={() => settle(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => settle(false)}>
            {messages.leave.stay}
          </Button>
          <Button variant="danger" onClick={() => settle(true)}>
            {messages.leave.leave}
          </Button>
        </>
      }
    />
  );
}
