import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
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

/** Brings the person to what needs them: the first invalid field, or else back to the button. */
function focusNext(form: HTMLFormElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const button = form.querySelector<HTMLElement>('button[type="submit"]');
  // A button that is disabled while busy loses the focus.
  const isLost = !form.contains(document.activeElement);
  (invalid ?? (isLost ? button : null))?.focus();
}

/** A form of required text fields: values, problems, busy. What was typed outlives every failure. */
export function useAuthForm<Field extends string>(settings: Settings<Field>) {
  const { initial, check, submit, explain, leaves = false } = settings;
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<Problem<Field>>({});
  const [busy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  const submitted = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (answers > 0 && submitted.current) focusNext(submitted.current);
  }, [answers]);

  function answer(next: Problem<Field>, stillBusy = false) {
    setProblem(next);
    setBusy(stillBusy);
    setAnswers((count) => count + 1);
  }

  function set(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setProblem((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = event.currentTarget;
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

  return { onSubmit, busy, problem: problem.form, about, field, set };
}
