import type { UserProfile } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { Button, Stack, TextField, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { messages } from '../../messages';
import styles from './actions.module.css';
import { parseLevel } from './parse-level';

type Props = {
  user: UserProfile;
  busy: boolean;
  onBack: () => void;
  onSave: (level: number) => void;
};

const texts = messages.level;

/** The account level, as typed text (specification, section 3). */
export function LevelForm({ user, busy, onBack, onSave }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(user.accountLevel);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(text !== '');

  function save(event: SubmitEvent) {
    event.preventDefault();
    const level = parseLevel(text);
    focusFirstError();
    if (level === null) setProblem(texts.invalid);
    else if (level === user.accountLevel) setProblem(texts.unchanged(level));
    else if (seen !== user.accountLevel) {
      // Another admin changed the level meanwhile: show it before overwriting it.
      setSeen(user.accountLevel);
      setProblem(texts.changed(user.accountLevel));
    } else onSave(level);
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <Stack>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={problem}
          inputMode="numeric"
          autoComplete="off"
          required
          readOnly={busy}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={busy} onClick={onBack}>
            {messages.actions.back}
          </Button>
          <Button type="submit" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
