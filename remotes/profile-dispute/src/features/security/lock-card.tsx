import { settingsAt, waitingSettings, type Protection } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Button, Card, Notice, Stack, useRequest } from '@bank/ui';
import { LockIcon } from '@bank/ui/icons';
import { useState } from 'react';
import { LockDialog } from './lock-dialog';
import { messages } from './messages';
import type { SaveSettings } from './security-view';
import { UnlockDialog } from './unlock-dialog';

type Props = {
  protection: Protection | null;
  save: SaveSettings;
  unlock: (password: string) => Promise<void>;
};

const texts = messages.lock;
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The emergency lock: one button to lock, a password and 24 hours to unlock. */
export function LockCard({ protection, save, unlock }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const now = new Date();
  const { isLocked } = settingsAt(protection, now);
  const waiting = waitingSettings(protection, now);
  const unlocksAt = isLocked && waiting?.settings.isLocked === false ? waiting.at : null;
  const close = () => setIsAsking(false);
  return (
    <Card title={texts.title}>
      <Stack>
        {isLocked ? (
          <Locked since={protection?.lockedAt ?? null} unlocksAt={unlocksAt} save={save} />
        ) : (
          <p>{texts.help}</p>
        )}
        {!unlocksAt && (
          <Stack direction="row">
            <Button variant={isLocked ? 'secondary' : 'primary'} onClick={() => setIsAsking(true)}>
              {isLocked ? messages.unlock.action : texts.action}
            </Button>
          </Stack>
        )}
      </Stack>
      {isAsking && isLocked && <UnlockDialog unlock={unlock} onClose={close} />}
      {isAsking && !isLocked && (
        <LockDialog lock={() => save({ isLocked: true })} onClose={close} />
      )}
    </Card>
  );
}

type LockedProps = { since: Date | null; unlocksAt: Date | null; save: SaveSettings };

function Locked({ since, unlocksAt, save }: LockedProps) {
  const { unlock } = messages;
  const keeping = useRequest(() => save({ isLocked: true }));
  return (
    <>
      <Notice tone="warning" icon={LockIcon} title={texts.locked} role="status">
        <p>
          {texts.lockedHelp} {since && texts.since(when.format(since))}
        </p>
        {unlocksAt && (
          <p>
            {unlock.waits(when.format(unlocksAt))} {unlock.notYou}
          </p>
        )}
      </Notice>
      {unlocksAt && (
        <Stack direction="row">
          <Button
            busy={keeping.isBusy}
            busyLabel={unlock.keeping}
            onClick={() => void keeping.run()}
          >
            {unlock.keep}
          </Button>
        </Stack>
      )}
      {keeping.isFailed && (
        <Notice tone="danger" role="alert">
          {unlock.keepFailed}
        </Notice>
      )}
    </>
  );
}
