import { BankError, type BankErrorCode } from '@bank/domain';
import { Button, Notice, Stack, TextField, useFormFocus } from '@bank/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import { readPayeeName } from './payee-book';
import styles from './payees.module.css';

type Props = {
  /** What it is called until now, or might be. */
  initial: string;
  /** The names that others have. */
  others: readonly string[];
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel?: () => void;
};

const texts = messages.payees;

/** What to say where a change of the payees failed. */
export function explainFailure(error: unknown): string {
  const failures: Partial<Record<BankErrorCode, string>> = texts.failures;
  return (error instanceof BankError && failures[error.code]) || texts.failed;
}

/** Names a payee: a new one, or one anew. */
export function NameForm({ initial, others, submitLabel, onSubmit, onCancel }: Props) {
  const [typed, setTyped] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { form, answered } = useFormFocus();
  const read = readPayeeName(typed, others);
  const isRenaming = onCancel !== undefined;

  // The button that asked for it has just given way to the form.
  useEffect(() => {
    if (isRenaming) field.current?.focus();
  }, [isRenaming]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    setFailure('');
    if (!read.ok) {
      answered();
      return;
    }
    setIsBusy(true);
    try {
      await onSubmit(read.name);
    } catch (error) {
      setFailure(explainFailure(error));
      setIsBusy(false);
      answered();
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="m">
        <TextField
          ref={field}
          label={texts.name}
          value={typed}
          error={isTried && !read.ok ? texts.problems[read.problem] : undefined}
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
          {isRenaming && (
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            variant={isRenaming ? 'primary' : 'secondary'}
            busy={isBusy}
            busyLabel={texts.busy}
          >
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
