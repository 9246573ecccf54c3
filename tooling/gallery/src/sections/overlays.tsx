import { Button, Dialog, Icon, Menu, Stack } from '@bank/ui';
import { LockIcon, LoanIcon } from '@bank/ui/icons';
import { useState } from 'react';

export function Overlays() {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('Nothing chosen');
  const act = (label: string) => ({ label, onSelect: () => setSaid(`${label} chosen`) });
  return (
    <Stack direction="row" gap="m">
      <Menu
        actions={[
          { ...act('Send Loan'), icon: <Icon icon={LoanIcon} /> },
          { ...act('Issue Code'), icon: <Icon icon={LockIcon} /> },
          { ...act('Suspend'), tone: 'danger' },
        ]}
      >
        Actions
      </Menu>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <output>{said}</output>
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
