export type ComboboxOption = {
  /** Unique; passed to `onChange`. */
  value: string;
  /** Shown in the list, and in the text box once selected. */
  label: string;
  /** Shown at the end of the option and also searched, such as a currency code. */
  detail?: string | undefined;
};

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The options that contain `query`, ignoring case and accents; prefix matches first. */
export function filterOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const sought = fold(query);
  if (!sought) return options;
  const first: ComboboxOption[] = [];
  const rest: ComboboxOption[] = [];
  for (const option of options) {
    const label = fold(option.label);
    if (label.startsWith(sought)) first.push(option);
    else if (label.includes(sought) || fold(option.detail ?? '').startsWith(sought))
      rest.push(option);
  }
  return [...first, ...rest];
}
