import { Button, Dialog, Notice, Stack, TextField, useForm } from '@bank/ui';
import { useId } from 'react';
import { reportError } from '../federation/report-error';
import { messages as texts } from './messages';
import { type UndoAction, undoRelease } from './undo-release';

type Props = {
  remote: { name: string; title: string };
  action: UndoAction;
  person: { uid: string; email: string };
  onClose(): void;
  onDone(): void;
};

/** Asks for a reason and undoes the release. */
export function UndoDialog({ remote, action, person, onClose, onDone }: Props) {
  const formId = useId();
  const { form, field, formError, busy, onSubmit } = useForm({
    initial: { why: '' },
    submit({ why }) {
      const reason = why.trim();
      if (reason === '') return { fields: { why: texts.whyMissing } };
      return () => undoRelease(remote.name, action, reason, person);
    },
    onSuccess: onDone,
    explain(error) {
      reportError(error);
      return { form: texts.undoFailed };
    },
  });
  return (
    <Dialog
      open
      title={texts.undo[action].title(remote.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {texts.undo[action].label}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={onSubmit} noValidate>
        <Stack>
          <p>{texts.undo[action].text}</p>
          {formError && (
            <Notice tone="danger" role="alert">
              {formError}
            </Notice>
          )}
          <TextField {...field('why')} label={texts.why} maxLength={500} required />
        </Stack>
      </form>
    </Dialog>
  );
}
