import { useState, type SubmitEvent } from 'react';
import { useFormFocus } from './use-form-focus';

/** The errors of a form: a message for the whole form, and one for each invalid field. */
export type FormErrors<Field extends string> = {
  form?: string | undefined;
  fields?: Partial<Record<Field, string | undefined>>;
};

type ErrorsOf<Values> = FormErrors<keyof NoInfer<Values> & string>;

type Settings<Values, Result> = {
  initial: Values;
  /** Validates the values: returns their errors, or the request to send. */
  submit(values: NoInfer<Values>): ErrorsOf<Values> | (() => Promise<Result>);
  /** Its state changes are rendered together with the end of busy: what it opens gets the focus last. */
  onSuccess?(result: NoInfer<Result>): void;
  /** Maps the error of a rejected request. */
  explain(error: unknown): ErrorsOf<Values>;
  /** The form stays busy after success, because it closes or the page navigates away. */
  staysBusy?: boolean;
  /** A dialog is open above the form: the focus waits until it is closed. */
  isAway?: boolean;
};

/**
 * State of a form of text fields: values, errors, busy, and the focus after a submit. Typing removes the
 * error of the field; a failure keeps the values.
 */
export function useForm<Values extends Readonly<Record<string, string>>, Result>({
  initial,
  submit,
  onSuccess,
  explain,
  staysBusy,
  isAway,
}: Settings<Values, Result>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<ErrorsOf<Values>>({});
  const [busy, setBusy] = useState(false);
  const { form, focusFirstError } = useFormFocus(isAway);

  function finish(next: ErrorsOf<Values>, isBusy = false) {
    setErrors(next);
    setBusy(isBusy);
    focusFirstError();
  }

  function set<Field extends keyof Values & string>(field: Field, value: Values[Field]) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, fields: { ...before.fields, [field]: undefined } }));
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const request = submit(values);
    if (typeof request !== 'function') {
      finish(request);
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      const result = await request();
      onSuccess?.(result);
      finish({}, staysBusy);
    } catch (error) {
      finish(explain(error));
    }
  }

  /** The props of a field. */
  const field = <Field extends keyof Values & string>(name: Field) => ({
    name,
    value: values[name],
    error: errors.fields?.[name],
    onChange: ({ target }: { target: { value: string } }) =>
      // The options of a select are values of its field.
      set(name, target.value as Values[Field]),
  });

  return { form, values, set, field, formError: errors.form, busy, onSubmit };
}
