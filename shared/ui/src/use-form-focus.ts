import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea, button';

/** The control of an element with `aria-invalid`: itself, or the first one in a group. */
function controlOf(marked: HTMLElement): HTMLElement | null {
  return marked.matches(CONTROLS) ? marked : marked.querySelector<HTMLElement>(CONTROLS);
}

function moveFocus(form: HTMLFormElement) {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked) {
    const control = controlOf(marked);
    // Blur first: screen readers announce the error only when the field receives the focus.
    control?.blur();
    control?.focus();
    return;
  }
  // A button loses the focus when it is disabled while busy.
  if (document.activeElement !== document.body) return;
  // The button may be outside of the form and refer to it by its `form` attribute.
  const buttons = [...form.elements].filter((each) => each instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.focus();
}

type FormFocus = {
  /** The ref of the `<form>`. */
  form: RefObject<HTMLFormElement | null>;
  /** Call it after every submit, whether validation or the server rejected it. */
  focusFirstError: () => void;
};

/**
 * Manages the focus after a submit: moves it to the first invalid field, or back to the submit button if
 * the focus was lost. While `isAway` (a dialog is open above the form) it waits.
 */
export function useFormFocus(isAway = false): FormFocus {
  const form = useRef<HTMLFormElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0 && !isAway && form.current) moveFocus(form.current);
  }, [requests, isAway]);
  const focusFirstError = useCallback(() => setRequests((count) => count + 1), []);
  return { form, focusFirstError };
}
