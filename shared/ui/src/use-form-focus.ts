import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const CONTROLS = 'input, select, textarea, button';

/** The control that a mark of invalidity is about: the field, or the first one of a group. */
function controlOf(marked: HTMLElement): HTMLElement | null {
  return marked.matches(CONTROLS) ? marked : marked.querySelector<HTMLElement>(CONTROLS);
}

function focusNext(form: HTMLFormElement) {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked) {
    const control = controlOf(marked);
    // Where the focus is there already, only its return has the field read out with its error.
    control?.blur();
    control?.focus();
    return;
  }
  // A button that is disabled while busy loses the focus.
  if (document.activeElement !== document.body) return;
  // Its button may stand outside of it, tied by `form`.
  const buttons = [...form.elements].filter((each) => each instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.focus();
}

type FormFocus = {
  /** Goes to the form. */
  form: RefObject<HTMLFormElement | null>;
  /** Call it after every submit, whether validation or the server rejected it. */
  focusFirstError: () => void;
};

/**
 * Brings the person to what needs them after a submit: to the first field that is marked as invalid,
 * which a screen reader then reads with its error; without one back to the button, if the focus was
 * lost on the way. While `isAway` (a dialog stands above the form) it waits until they are back.
 */
export function useFormFocus(isAway = false): FormFocus {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers > 0 && !isAway && form.current) focusNext(form.current);
  }, [answers, isAway]);
  const focusFirstError = useCallback(() => setAnswers((count) => count + 1), []);
  return { form, focusFirstError };
}
