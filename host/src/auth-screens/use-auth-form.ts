import { useFormFocus } from '@bank/ui';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { Problem } from './problem';

type Settings<Field extends string> = {
  initial: Readonly<Record<Field, string>>;
  /** What is wrong before anything is sent. */
  check(values: Readonly<Record<Field, string>>): Problem<NoInfer<Field>> | null;
  submit(values: Readonly<Record<Field, string>>): Promise<void>;
  explain(error: unknown): Problem<NoInfer<Field>>;
  /** The screen is left on success: the form stays busy until it is gone. */
  leaves?: boolean;
};

/** A form of required text fields: values, problems, busy. What was typed outlives every failure. */
export function useAuthForm<Field extends string>(settings: Settings<Field>) {
  const { initial, check, submit, explain, leaves = false } = settings;
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<Problem<Field>>({});
  const [busy, setBusy] = useState(false);
  const { form, focusFirstError } = useFormFocus();

  function answer(next: Problem<Field>, stillBusy = false) {
    setProblem(next);
    setBusy(stillBusy);
    focusFirstError();
  }

  function set(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setProblem((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const incomplete = check(values);
    if (incomplete) {
      answer(incomplete);
      return;
    }
    setProblem({});
    setBusy(true);
    try {
      await submit(values);
      answer({}, leaves);
    } catch (error) {
      answer(explain(error));
    }
  }

  /** What every control of the form has in common. */
  const about = (field: Field) => ({
    name: field,
    value: values[field],
    error: problem.fields?.[field],
    required: true,
  });

  /** The props of a text field. */
  const field = (name: Field) => ({
    ...about(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });

  return { form, onSubmit, busy, problem: problem.form, about, field, set };
}
