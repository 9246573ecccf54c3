import type { UserProfile } from '@bank/domain';
import { Button, Dialog, TextField } from '@bank/ui';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import { TransferSupport } from './transfer-support';
import styles from './withdrawal.module.css';

type Props = {
  profile: UserProfile;
  isBusy: boolean;
  /** An error dialog is open above this one. */
  isCovered: boolean;
  onSubmit: (code: number) => void;
  onCancel: () => void;
};

const texts = messages.vat;
const LENGTH = 4;

/** Asks for the VAT code issued by an administrator (specification, section 4, step 4). */
export function VatCodeDialog({ profile, isBusy, isCovered, onSubmit, onCancel }: Props) {
  const formId = useId();
  const [digits, setDigits] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Select the digits after the error dialog closes. Chromium restores the focus without a caret, and
  // typing has no effect until the text is selected.
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
          // Strip spaces and dashes of pasted codes here: `maxLength` would count them.
          onChange={(event) =>
            setDigits(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH))
          }
          readOnly={isBusy}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </form>
      {/* An error dialog shows its own. */}
      {!isCovered && <TransferSupport profile={profile} />}
    </Dialog>
  );
}
