import { BankError, isReadableText } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { username as messages } from '../../messages';

/** Characters; the security rules enforce the same. */
const MAX_LENGTH = 60;

function validateUsername(name: string): string | undefined {
  if (name === '') return messages.empty;
  if (name.length > MAX_LENGTH) return messages.tooLong(MAX_LENGTH);
  return isReadableText(name) ? undefined : messages.hidden;
}

type Options = {
  current: string;
  /** Rejects if the name may not have been saved. */
  save: (username: string) => Promise<void>;
  onSaved: () => void;
};

export function useUsernameForm({ current, save, onSaved }: Options) {
  const [text, setText] = useState(current);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(text !== current);

  function type(value: string) {
    setText(value);
    setProblem(undefined);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const name = text.trim();
    const error = validateUsername(name);
    setProblem(error);
    if (error) {
      focusFirstError();
      return;
    }
    setBusy(true);
    try {
      await save(name);
      onSaved();
    } catch (error) {
      const isTooSoon = error instanceof BankError && error.code === 'too-soon';
      setFailure(isTooSoon ? messages.tooSoon : messages.failed);
      setBusy(false);
      focusFirstError();
    }
  }

  return { form, text, type, problem, failure, busy, submit };
}
