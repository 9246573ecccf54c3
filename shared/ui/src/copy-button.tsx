import { useEffect, useState } from 'react';
import { Button } from './button';
import type { ButtonVariant } from './button-class';
import { Icon } from './icon';
import { CheckIcon, CopyIcon } from './icons';
import { messages } from './messages';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** What is copied. */
  text: string;
  label: string;
  variant?: ButtonVariant | undefined;
};

const SHOWN_FOR = 3000;

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, label, variant = 'secondary' }: Props) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(messages.copied);
    } catch {
      // Refused by the person or the browser: told in place, since copying by hand still works.
      setSaid(messages.copyFailed);
    }
  }

  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        <Icon icon={said === messages.copied ? CheckIcon : CopyIcon} />
        {label}
      </Button>
      {said === messages.copyFailed ? (
        <span role="alert">{said}</span>
      ) : (
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
