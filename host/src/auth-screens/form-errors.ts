/** The errors of a form: a message for the whole form, and one for each invalid field. */
export type FormErrors<Field extends string> = {
  form?: string;
  fields?: Partial<Record<Field, string | undefined>>;
};

/**
 * Returns an error text for each blank field of `texts`, with `formMessage` as the form's message; null if no
 * field is blank.
 */
export function findBlankFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
  texts: Readonly<Record<Field, string>>,
  formMessage?: string,
): FormErrors<Field> | null {
  const fields: Partial<Record<Field, string>> = {};
  let isComplete = true;
  for (const field of Object.keys(texts) as Field[]) {
    if (values[field].trim() !== '') continue;
    fields[field] = texts[field];
    isComplete = false;
  }
  if (isComplete) return null;
  return formMessage === undefined ? { fields } : { form: formMessage, fields };
}
