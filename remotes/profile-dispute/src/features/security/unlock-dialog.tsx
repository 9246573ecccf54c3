import { BankError } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Dialog, Notice, PasswordField, Stack, useForm, type FormErrors } from '@bank/ui';
import { useId } from 'react';
import { messages } from './messages';

type Props = { unlock: (password: string) => Promise<void>; onClose: () => void };

const texts = messages.unlock;

function explain(error: unknown): FormErrors<'password'> {
  const code = error instanceof BankError ? error.code : 'unknown';
  if (code === 'wrong-password' || code === 'invalid-credential')
    return { fields: { password: texts.wrongPassword } };
  return { form: code === 'too-many-requests' ? texts.tooMany : texts.failed };
}

/** Asks for the password; payments are then unlocked after 24 hours. */
export function UnlockDialog({ unlock, onClose }: Props) {
  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial: { password: '' },
    submit: ({ password }) =>
      password === '' ? { fields: { password: texts.missing } } : () => unlock(password),
    onSuccess: onClose,
    explain,
  });
  useUnsavedChanges(values.password !== '');
  const formId = useId();
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={texts.busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <p>{texts.help}</p>
          <PasswordField
            {...field('password')}
            label={texts.password}
            autoComplete="current-password"
            required
          />
          {formError && (
            <Notice tone="danger" role="alert">
              {formError}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
