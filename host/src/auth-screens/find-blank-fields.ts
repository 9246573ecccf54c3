import type { FormErrors } from '@bank/ui';

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
  for (const field of Object.keys(texts) as Field[]) {
    if (values[field].trim() === '') fields[field] = texts[field];
  }
  return Object.keys(fields).length > 0 ? { form: formMessage, fields } : null;
}
