import { Button, CopyButton, Icon } from '@bank/ui';
import { ShareIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from '../../messages';
import { messages as texts } from './messages';

/** Shares a text with the Web Share API; falls back to the clipboard. */
export function ShareButton({ text }: { text: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  // Not in every browser, despite the DOM types.
  if (!('share' in navigator)) return <CopyButton text={text} label={texts.copy} />;

  async function share() {
    setHasFailed(false);
    try {
      await navigator.share({ title: messages.receipt.title, text });
    } catch (error) {
      // Cancelling the share dialog is not a failure.
      const isChoice = error instanceof DOMException && error.name === 'AbortError';
      setHasFailed(!isChoice);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon icon={ShareIcon} />
        {texts.share}
      </Button>
      {hasFailed && <span role="alert">{texts.shareFailed}</span>}
    </>
  );
}
