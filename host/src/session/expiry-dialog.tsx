import { Button, Dialog, VisuallyHidden } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../messages';
import type { ExpiryReason } from './session-times';

type Props = {
  reason: ExpiryReason;
  secondsLeft: number;
  /** Hours, as the longest session is told. */
  longest: number;
  onExtend(): void;
  onSignOut(): void;
};

const texts = messages.expiry;

/** Said aloud now and then: every second would drown out everything else. */
const SPOKEN = [30, 10];

/**
 * Warns that the session is about to end, over whatever is open, and counts down. Idle people can
 * stay; the longest session cannot be made longer, so its warning can be put aside to finish.
 */
export function ExpiryDialog({ reason, secondsLeft, longest, onExtend, onSignOut }: Props) {
  const [isPutAside, setPutAside] = useState(false);
  const isIdle = reason === 'idle';
  const spoken = SPOKEN.findLast((second) => secondsLeft <= second);
  const stay = isIdle ? onExtend : () => setPutAside(true);
  return (
    <Dialog
      open={!isPutAside}
      title={isIdle ? texts.idleTitle : texts.limitTitle}
      // Whoever presses Escape is there.
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {texts.signOut}
          </Button>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- Whoever is typing as it opens must not sign out by a key. */}
          <Button autoFocus onClick={stay}>
            {isIdle ? texts.stay : texts.finish}
          </Button>
        </>
      }
    >
      <p>{isIdle ? texts.idle : texts.limit(longest)}</p>
      <p role="timer">{texts.countdown(secondsLeft)}</p>
      <VisuallyHidden>
        <span aria-live="assertive">{spoken === undefined ? '' : texts.spoken(spoken)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
