import { useSession } from '@bank/remote-kit';
import { Button, Dialog, Icon } from '@bank/ui';
import { BoltIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../../messages';
import { LazyContactSupport } from '../support/lazy-contact-support';

const texts = messages.quickPay;

type Props = { name: string | undefined };

/** Only an admin credits money: the button says so (specification, section 2, Dashboard). */
export function QuickPay({ name }: Props) {
  const { uid } = useSession();
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
        message={texts.text}
        onClose={close}
        actions={<Button onClick={close}>{texts.close}</Button>}
      >
        <LazyContactSupport subject={messages.deposit.title} customerNumber={uid} name={name} />
      </Dialog>
    </>
  );
}
