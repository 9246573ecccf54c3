import { lazyPart } from '@bank/remote-kit';
import { Button, Icon, Skeleton, Stack } from '@bank/ui';
import { CropIcon, RotateIcon } from '@bank/ui/icons';
import { Suspense, useState } from 'react';
import { kyc as messages } from '../../messages';
import { BlobImage } from './blob-image';
import { isUncropped, rotated, UNEDITED, type ImageEdits } from './image-edits';
import styles from './image-preview.module.css';
import type { ReadyImage } from './use-id-image';

// Lazy: most users do not crop.
const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog);

type Props = {
  ready: ReadyImage;
  edit: (edits: ImageEdits) => void;
  uncropped: (edits: ImageEdits) => Promise<Blob | null>;
  remove: () => void;
  disabled: boolean;
};

/** Previews the image to be sent, with the actions to edit it. */
export function ImagePreview({ ready, edit, uncropped, remove, disabled }: Props) {
  const { image, size, edits } = ready;
  const [cropSource, setCropSource] = useState<Promise<Blob | null>>();
  const isEdited = edits.turns !== 0 || !isUncropped(edits.crop);
  return (
    <div className={styles.preview}>
      <BlobImage className={styles.image} image={image} alt={messages.preview} {...size} />
      <Stack direction="row" gap="s">
        <Button variant="secondary" onClick={() => edit(rotated(edits))} disabled={disabled}>
          <Icon icon={RotateIcon} />
          {messages.rotate}
        </Button>
        <Button
          variant="secondary"
          onClick={() => setCropSource(uncropped(edits))}
          disabled={disabled}
        >
          <Icon icon={CropIcon} />
          {messages.crop}
        </Button>
        {isEdited && (
          <Button variant="quiet" onClick={() => edit(UNEDITED)} disabled={disabled}>
            {messages.undoEdits}
          </Button>
        )}
        <Button variant="quiet" onClick={remove} disabled={disabled}>
          {messages.removeImage}
        </Button>
      </Stack>
      {cropSource && (
        <Suspense fallback={<Skeleton />}>
          <CropDialog
            uncropped={cropSource}
            initial={edits.crop}
            onCrop={(crop) => {
              edit({ ...edits, crop });
              setCropSource(undefined);
            }}
            onClose={() => setCropSource(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
