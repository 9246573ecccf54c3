import { useEffect, useState } from 'react';
import { Button } from './button';
import type { ButtonVariant } from './button-class';
import { Icon } from './icon';
import { CheckIcon, CopyIcon } from './icons';
import { messages } from './messages';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  /** The text to copy. */
  text: string;
  label: string;
  variant?: ButtonVariant | undefined;
};

const STATUS_DURATION_MS = 3000;

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, label, variant = 'secondary' }: Props) {
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(''), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(messages.copied);
    } catch {
      // Clipboard access was denied: say so, since the user can still copy by hand.
      setStatus(messages.copyFailed);
    }
  }

  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        <Icon icon={status === messages.copied ? CheckIcon : CopyIcon} />
        {label}
      </Button>
      {status === messages.copyFailed ? (
        <span role="alert">{status}</span>
      ) : (
        <VisuallyHidden>
          <span role="status">{status}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
