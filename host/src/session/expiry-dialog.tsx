import { Button, Dialog, VisuallyHidden } from '@bank/ui';
import { useState } from 'react';
import { messages } from '../messages';
import type { ExpiryReason } from './session-times';

type Props = {
  reason: ExpiryReason;
  secondsLeft: number;
  /** The absolute session limit, in hours. */
  longest: number;
  onExtend(): void;
  onSignOut(): void;
};

const texts = messages.expiry;

/** Seconds at which a screen reader announces the countdown; every second would be too much. */
const ANNOUNCED_SECONDS = [30, 10];

/**
 * Session expiry warning with a countdown. An idle session can be extended; the absolute limit can't,
 * so that warning can only be dismissed to finish the current work.
 */
export function ExpiryDialog({ reason, secondsLeft, longest, onExtend, onSignOut }: Props) {
  const [isDismissed, setDismissed] = useState(false);
  const isIdle = reason === 'idle';
  const announced = ANNOUNCED_SECONDS.findLast((second) => secondsLeft <= second);
  const stay = isIdle ? onExtend : () => setDismissed(true);
  return (
    <Dialog
      open={!isDismissed}
      title={isIdle ? texts.idleTitle : texts.limitTitle}
      message={isIdle ? texts.idle : texts.limit(longest)}
      // Pressing Escape counts as activity.
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {texts.signOut}
          </Button>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- A key pressed while the dialog opens must not sign out. */}
          <Button autoFocus onClick={stay}>
            {isIdle ? texts.stay : texts.finish}
          </Button>
        </>
      }
    >
      <p role="timer">{texts.countdown(secondsLeft)}</p>
      <VisuallyHidden>
        <span aria-live="assertive">{announced === undefined ? '' : texts.spoken(announced)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
