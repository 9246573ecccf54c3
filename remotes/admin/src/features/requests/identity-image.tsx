import { bucketName } from '@bank/firebase/storage';
import { Button, ErrorState, Notice, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import { idImagePath } from '../../api/id-image';
import styles from './identity-image.module.css';
import { messages } from './messages';
import { useImage } from './use-image';

type Props = { address: string; uid: string; type: string };

const texts = messages.image;
const ZOOM = { least: 1, most: 4, step: 0.5 };

/** The proof of identity, if one was sent. */
export function IdentityImage({ address, uid, type }: Props) {
  const [attempt, setAttempt] = useState(0);
  if (address === '') return <p>{texts.none}</p>;
  const path = idImagePath(address, { bucket: bucketName(), uid });
  // The customer chose the URL: fetching any other would send a request to a server of their choice.
  if (path === null) return <Notice tone="danger" role="alert" title={texts.refused} />;
  return (
    <section aria-label={texts.title}>
      <Image path={path} type={type} attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </section>
  );
}

type ImageProps = { path: string; type: string; attempt: number; onRetry: () => void };

function Image({ path, type, attempt, onRetry }: ImageProps) {
  const image = useImage(path, attempt);
  const [zoom, setZoom] = useState(ZOOM.least);
  if (image.status === 'loading') return <Skeleton label={texts.loading} lines={6} />;
  if (image.status === 'error') {
    return (
      <ErrorState
        title={texts.failed}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      />
    );
  }
  if ('problem' in image.value) {
    return <Notice tone="danger" role="alert" title={texts.problems[image.value.problem]} />;
  }
  const percent = Math.round(zoom * 100);
  return (
    <Stack gap="s">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={texts.frame}>
        <img
          src={image.value.url}
          alt={texts.alt(type)}
          className={styles.image}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
      <div className={styles.zoom}>
        <Button
          variant="secondary"
          disabled={zoom <= ZOOM.least}
          onClick={() => setZoom(zoom - ZOOM.step)}
        >
          {texts.zoomOut}
        </Button>
        <output>{texts.size(percent)}</output>
        <Button
          variant="secondary"
          disabled={zoom >= ZOOM.most}
          onClick={() => setZoom(zoom + ZOOM.step)}
        >
          {texts.zoomIn}
        </Button>
      </div>
    </Stack>
  );
}
