import { Button, CopyButton } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../../messages';

const texts = messages.receipt;

/** Hands a text to whatever the device shares with; where it has nothing, the clipboard. */
export function ShareButton({ text }: { text: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  // Not in every browser, whatever the types say.
  if (!('share' in navigator)) return <CopyButton text={text} label={texts.copy} />;

  async function share() {
    setHasFailed(false);
    try {
      await navigator.share({ title: texts.title, text });
    } catch (error) {
      // Closing the device's own dialog is a choice, not a failure.
      const isChoice = error instanceof DOMException && error.name === 'AbortError';
      setHasFailed(!isChoice);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        {texts.share}
      </Button>
      {hasFailed && <span role="alert">{texts.shareFailed}</span>}
    </>
  );
}
