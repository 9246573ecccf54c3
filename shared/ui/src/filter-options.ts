export type ComboboxOption = {
  /** Unique among the options; what `onChange` gives. */
  value: string;
  /** What is shown, and what the text box holds once chosen. */
  label: string;
  /** Shown at the end of the line and searched too: a currency code. */
  detail?: string | undefined;
};

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The options that hold `query`, without regard to case or accents; those that begin with it first. */
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
