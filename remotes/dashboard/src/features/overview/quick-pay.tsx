import { Button, Dialog, Icon } from '@bank/ui';
import { BoltIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../../messages';

const texts = messages.quickPay;

/** Only an admin credits money: the button says so (specification, section 2, Dashboard). */
export function QuickPay() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Icon icon={BoltIcon} />
        {texts.button}
      </Button>
      <Dialog
        open={isOpen}
        title={texts.button}
        onClose={close}
        actions={<Button onClick={close}>{texts.close}</Button>}
      >
        <p>{texts.text}</p>
      </Dialog>
    </>
  );
}
