import { useFormFocus } from '@bank/ui';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FormErrors } from './form-errors';

type Settings<Field extends string> = {
  initial: Readonly<Record<Field, string>>;
  /** Validates the values before they are submitted. */
  check(values: Readonly<Record<Field, string>>): FormErrors<NoInfer<Field>> | null;
  submit(values: Readonly<Record<Field, string>>): Promise<void>;
  explain(error: unknown): FormErrors<NoInfer<Field>>;
  /** The form stays busy after success, because the page navigates away. */
  staysBusy?: boolean;
};

/** State of a form of required text fields: values, errors, busy. Values are kept after a failure. */
export function useAuthForm<Field extends string>(settings: Settings<Field>) {
  const { initial, check, submit, explain, staysBusy = false } = settings;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [busy, setBusy] = useState(false);
  const { form, focusFirstError } = useFormFocus();

  function finish(next: FormErrors<Field>, isBusy = false) {
    setErrors(next);
    setBusy(isBusy);
    focusFirstError();
  }

  function set(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const incomplete = check(values);
    if (incomplete) {
      finish(incomplete);
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      await submit(values);
      finish({}, staysBusy);
    } catch (error) {
      finish(explain(error));
    }
  }

  /** The props that all controls of the form share. */
  const control = (field: Field) => ({
    name: field,
    value: values[field],
    error: errors.fields?.[field],
    required: true,
  });

  /** The props of a text field. */
  const field = (name: Field) => ({
    ...control(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });

  return { form, onSubmit, busy, formError: errors.form, control, field, set };
}
