import { Button, Notice, Stack, TextField, useFormFocus, failureText } from '@bank/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messages as texts } from './messages';
import { readPayeeName } from './payee-name';
import styles from './payees.module.css';

type Props = {
  /** The current or suggested name. */
  initial: string;
  /** The names of the other payees. */
  others: readonly string[];
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Names a new payee or renames one. */
export function NameForm({ initial, others, submitLabel, onSubmit, onCancel }: Props) {
  const [typed, setTyped] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { form, focusFirstError } = useFormFocus();
  const read = readPayeeName(typed, others);

  // The form has replaced the button that opened it, which had the focus.
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    setFailure('');
    if (!read.ok) {
      focusFirstError();
      return;
    }
    setIsBusy(true);
    try {
      await onSubmit(read.name);
    } catch (error) {
      setFailure(failureText(error, texts));
      setIsBusy(false);
      focusFirstError();
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="m">
        <TextField
          ref={field}
          label={texts.name}
          value={typed}
          error={isSubmitted && !read.ok ? texts.problems[read.problem] : undefined}
          autoComplete="off"
          dir="auto"
          disabled={isBusy}
          onChange={(event) => setTyped(event.target.value)}
        />
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.busy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
