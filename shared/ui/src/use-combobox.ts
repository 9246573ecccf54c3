import { useState, type KeyboardEvent } from 'react';
import { filterOptions, type ComboboxOption } from './filter-options';

type Settings = {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * The behaviour of an ARIA 1.2 combobox with a listbox: the focus stays in the text box, and
 * `aria-activedescendant` marks the active option. `query` is null until the user types.
 */
export function useCombobox({ options, value, onChange }: Settings) {
  const [query, setQuery] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const selected = options.find((option) => option.value === value);
  const matches = query === null ? options : filterOptions(options, query);

  function show() {
    setOpen(true);
    setActive(matches.findIndex((option) => option.value === value));
  }

  function hide() {
    setOpen(false);
    setActive(-1);
    setQuery(null);
  }

  function choose(option: ComboboxOption) {
    onChange(option.value);
    hide();
  }

  function type(text: string) {
    setQuery(text);
    setOpen(true);
    setActive(text.trim() ? 0 : -1);
  }

  /** On blur: accepts empty text or the full label of an option, and reverts anything else. */
  function leave() {
    if (query !== null) {
      const named = matches.find((o) => o.label.toLowerCase() === query.trim().toLowerCase());
      if (named) onChange(named.value);
      else if (query.trim() === '') onChange('');
    }
    hide();
  }

  function move(to: number) {
    if (open) setActive(matches.length === 0 ? -1 : (to + matches.length) % matches.length);
    else show();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const current = matches[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? matches.length - 1 : active - 1);
    else if (event.key === 'Enter' && open && current) choose(current);
    else if (event.key === 'Escape' && open) hide();
    else return;
    event.preventDefault();
    // Escape closes the list only, not a surrounding dialog.
    event.stopPropagation();
  }

  const text = query ?? selected?.label ?? '';
  const isOpen = open && (matches.length > 0 || query !== null);
  return { text, matches, open: isOpen, active, show, choose, type, leave, setActive, onKeyDown };
}
