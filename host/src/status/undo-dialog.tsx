import { Button, Dialog, Notice, Stack, TextField } from '@bank/ui';
import { type FormEvent, useId, useState } from 'react';
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
  const [why, setWhy] = useState('');
  const [state, setState] = useState<'idle' | 'missing' | 'busy' | 'failed'>('idle');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = why.trim();
    if (reason === '') return setState('missing');
    setState('busy');
    undoRelease(remote.name, action, reason, person).then(onDone, (error: unknown) => {
      reportError(error);
      setState('failed');
    });
  };
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
          <Button type="submit" form={formId} variant="danger" busy={state === 'busy'}>
            {texts.undo[action].label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>{texts.undo[action].text}</p>
          {state === 'failed' && (
            <Notice tone="danger" role="alert">
              {texts.undoFailed}
            </Notice>
          )}
          <TextField
            label={texts.why}
            value={why}
            maxLength={500}
            required
            error={state === 'missing' ? texts.whyMissing : undefined}
            onChange={({ target }) => setWhy(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
