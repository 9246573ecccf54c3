import { Button, Dialog, Notice, Stack, TextField } from '@bank/ui';
import { useId } from 'react';
import { profile, username as messages } from '../../messages';
import { useUsernameForm } from './use-username-form';

type Props = {
  current: string;
  save: (username: string) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
};

/** Open while mounted, so that each opening starts with the current name. */
export function UsernameDialog({ current, save, onSaved, onClose }: Props) {
  const { form, text, type, problem, failure, busy, submit } = useUsernameForm({
    current,
    save,
    onSaved,
  });
  const formId = useId();
  const saveButton = (
    <Button type="submit" form={formId} busy={busy} busyLabel={profile.saving}>
      {profile.save}
    </Button>
  );
  return (
    <Dialog open title={messages.title} onClose={onClose} actions={saveButton}>
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            name="username"
            dir="auto"
            label={messages.field}
            error={problem}
            value={text}
            onChange={(event) => type(event.target.value)}
            autoComplete="username"
            required
          />
          {failure && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
