import { Button, Dialog, Stack } from '@bank/ui';
import { useState } from 'react';

export function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" gap="m">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        title="Withdraw EUR 340.00?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Withdraw</Button>
          </>
        }
      >
        <p>To Ada Okafor, account 12345678. It cannot be taken back.</p>
      </Dialog>
    </Stack>
  );
}
