import { Button, Dialog, TextField } from '@bank/ui';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import styles from './withdrawal.module.css';

type Props = {
  isBusy: boolean;
  /** An error dialog lies above this one. */
  isCovered: boolean;
  onSubmit: (code: number) => void;
  onCancel: () => void;
};

const texts = messages.vat;
const LENGTH = 4;

/** Asks for the code that the admin issued (section 4, step 4). */
export function VatCodeDialog({ isBusy, isCovered, onSubmit, onCancel }: Props) {
  const formId = useId();
  const [digits, setDigits] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Back from the error dialog, the next try begins. Chromium gives the focus back by itself, but
  // without a caret: what is typed goes nowhere until the text is selected.
  useEffect(() => {
    if (isCovered) return;
    input.current?.focus();
    input.current?.select();
  }, [isCovered]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (digits.length < LENGTH) {
      setIsIncomplete(true);
      input.current?.focus();
    } else {
      onSubmit(Number(digits));
    }
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel={messages.withdrawal.processing}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.code} onSubmit={submit}>
        <TextField
          ref={input}
          label={texts.label}
          hint={texts.hint}
          error={isIncomplete && digits.length < LENGTH ? texts.incomplete : undefined}
          value={digits}
          // Pasted codes come with spaces and dashes, which `maxLength` would count.
          onChange={(event) =>
            setDigits(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH))
          }
          readOnly={isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </form>
    </Dialog>
  );
}
