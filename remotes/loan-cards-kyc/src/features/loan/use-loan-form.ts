import { BankError, parseAmount, type Cents } from '@bank/domain';
import { useUnsavedChanges } from '@bank/remote-kit';
import { amountProblems, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { loan as messages } from '../../messages';

/** `apply` rejects with a `BankError`; the input then stays. */
export function useLoanForm(apply: (amount: Cents) => Promise<void>) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { form, focusFirstError } = useFormFocus();
  useUnsavedChanges(text !== '');

  function type(value: string) {
    setText(value);
    setProblem(undefined);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const parsed = parseAmount(text);
    if (!parsed.ok) {
      setProblem(amountProblems[parsed.problem]);
      focusFirstError();
      return;
    }
    setBusy(true);
    try {
      await apply(parsed.cents);
      setText('');
    } catch (error) {
      const isPending = error instanceof BankError && error.code === 'already-exists';
      setFailure(isPending ? messages.alreadyPending : messages.failed);
    } finally {
      setBusy(false);
      focusFirstError();
    }
  }

  return { form, text, type, problem, failure, busy, submit };
}
