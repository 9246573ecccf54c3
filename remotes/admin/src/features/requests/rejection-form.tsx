import { isReadableText } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Stack, TextField, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import styles from '../actions/actions.module.css';
import { StepFrame } from '../actions/step-frame';
import { messages } from './messages';

type Props = { busy: boolean; onCancel: () => void; onReject: (reason: string) => void };

const texts = messages.decision;
/** The security rules enforce the same. */
const MAX_REASON_LENGTH = 500;

/** Asks for the reason of a rejection, which the customer sees. */
export function RejectionForm({ busy, onCancel, onReject }: Props) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(reason !== '');

  function reject(event: SubmitEvent) {
    event.preventDefault();
    focusFirstError();
    if (reason.trim() === '') setProblem(texts.reasonMissing);
    else if (!isReadableText(reason.trim())) setProblem(texts.hidden);
    else onReject(reason.trim());
  }

  return (
    <StepFrame>
      <form ref={form} noValidate onSubmit={reject}>
        <Stack>
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            error={problem}
            maxLength={MAX_REASON_LENGTH}
            required
            readOnly={busy}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={busy} onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="danger" busy={busy} busyLabel={texts.sending}>
              {texts.reject}
            </Button>
          </div>
        </Stack>
      </form>
    </StepFrame>
  );
}
