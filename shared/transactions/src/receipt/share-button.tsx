import { Button, CopyButton, Icon } from '@bank/ui';
import { ShareIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { messages } from './messages';

/** Shares a text and the page's URL, which opens only for its owner; without the Web Share API copies both. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const url = location.href;
  // Not in every browser, despite the DOM types.
  if (!('share' in navigator)) {
    return <CopyButton text={`${text}\n${url}`} label={messages.copy} />;
  }

  async function share() {
    setHasFailed(false);
    try {
      await navigator.share({ title, text, url });
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
        {messages.share}
      </Button>
      {hasFailed && <span role="alert">{messages.shareFailed}</span>}
    </>
  );
}
