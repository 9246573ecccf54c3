import { BankError, isReadableText } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Dialog, Notice, Stack, TextField, useForm } from '@bank/ui';
import { useId } from 'react';
import { profile, username as messages } from '../../messages';

/** Characters; the security rules enforce the same. */
const MAX_LENGTH = 60;

function validateUsername(name: string): string | undefined {
  if (name === '') return messages.empty;
  if (name.length > MAX_LENGTH) return messages.tooLong(MAX_LENGTH);
  return isReadableText(name) ? undefined : messages.hidden;
}

type Props = {
  current: string;
  /** Rejects if the name may not have been saved. */
  save: (username: string) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
};

/** Open while mounted, so that each opening starts with the current name. */
export function UsernameDialog({ current, save, onSaved, onClose }: Props) {
  const { form, values, field, formError, busy, onSubmit } = useForm({
    initial: { username: current },
    submit({ username }) {
      const name = username.trim();
      const problem = validateUsername(name);
      return problem ? { fields: { username: problem } } : () => save(name);
    },
    onSuccess: onSaved,
    explain(error) {
      const isTooSoon = error instanceof BankError && error.code === 'too-soon';
      return { form: isTooSoon ? messages.tooSoon : messages.failed };
    },
    staysBusy: true,
  });
  useUnsavedChanges(values.username !== current);
  const formId = useId();
  const saveButton = (
    <Button type="submit" form={formId} busy={busy} busyLabel={profile.saving}>
      {profile.save}
    </Button>
  );
  return (
    <Dialog open title={messages.title} onClose={onClose} actions={saveButton}>
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <TextField
            {...field('username')}
            dir="auto"
            label={messages.field}
            autoComplete="username"
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
