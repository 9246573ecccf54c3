/** What is wrong with a form: a sentence for the whole, and one for each field that it lies with. */
export type Problem<Field extends string> = {
  form?: string;
  fields?: Partial<Record<Field, string | undefined>>;
};

/**
 * The fields of `texts` that were left blank, each with its text; `null` where none was. `whole`
 * stands for the form.
 */
export function findBlank<Field extends string>(
  values: Readonly<Record<Field, string>>,
  texts: Readonly<Record<Field, string>>,
  whole?: string,
): Problem<Field> | null {
  const fields: Partial<Record<Field, string>> = {};
  let isComplete = true;
  for (const field of Object.keys(texts) as Field[]) {
    if (values[field].trim() !== '') continue;
    fields[field] = texts[field];
    isComplete = false;
  }
  if (isComplete) return null;
  return whole === undefined ? { fields } : { form: whole, fields };
}
